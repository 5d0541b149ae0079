@main
struct Tokenc {
  static func main() {}
}
