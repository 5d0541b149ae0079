// placeholder: replaced by the floor's own files
