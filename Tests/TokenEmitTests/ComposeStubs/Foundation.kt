package androidx.compose.foundation

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp

data class BorderStroke(val width: Dp, val color: Color)
