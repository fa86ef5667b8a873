/** The names of the templates, as people look for them: languages and frameworks first. */
export const TEMPLATE_NAMES =
  'Node Python Java Go Rust C C++ Ruby Swift Kotlin Android Gradle Maven Unity Terraform Laravel Rails TeX VisualStudio Dart Elixir Haskell Scala R Julia Lua Perl Objective-C CMake Composer macOS Windows Linux JetBrains VisualStudioCode Vim Emacs SublimeText Xcode'.split(
    ' ',
  );
