# Follows a formula as Homebrew would: ruby check-formula.rb FORMULA ARCHIVE UNPACKED PREFIX. The names below stand in for
# Homebrew's.
require "digest"
require "fileutils"
require "pathname"
require "tmpdir"

FORMULA, ARCHIVE, UNPACKED, PREFIX = ARGV.map { |argument| Pathname(argument).expand_path }

class Pathname
  def install(*files)
    abort "error: the formula installs nothing into #{self}" if files.flatten.empty?
    mkpath
    files.flatten.each { |file| FileUtils.cp file, self }
  end
end

class Formula
  class << self
    attr_reader :tested, :said

    %i[desc homepage version license url sha256].each do |name|
      define_method(name) { |text| (@said ||= {})[name] = text }
    end
    def on_linux = RUBY_PLATFORM.include?("linux") && yield
    def on_macos = RUBY_PLATFORM.include?("darwin") && yield
    def on_intel = RUBY_PLATFORM.include?("x86_64") && yield
    def on_arm = RUBY_PLATFORM.match?(/arm64|aarch64/) && yield
    def test(&block) = @tested = block
  end

  def testpath = Pathname.pwd
  def bin = PREFIX/"bin"
  def man1 = PREFIX/"share/man/man1"
  def doc = PREFIX/"share/doc/statekit"
  def bash_completion = PREFIX/"etc/bash_completion.d"
  def zsh_completion = PREFIX/"share/zsh/site-functions"
  def fish_completion = PREFIX/"share/fish/vendor_completions.d"

  def system(*command)
    Kernel.system(*command.map(&:to_s)) || abort("error: in the formula #{command.join(" ")} fails")
  end

  def assert_match(expected, text)
    text.include?(expected) || abort("error: the test of the formula does not find '#{expected}'")
  end
end

load FORMULA.to_s
said = Statekit.said
abort "error: the formula lacks #{%i[desc homepage version license url sha256] - said.keys}" if said.size != 6
abort "error: the formula names another archive than #{ARCHIVE.basename}" if File.basename(said[:url]) != ARCHIVE.basename.to_s
abort "error: the checksum in the formula is wrong" if said[:sha256] != Digest::SHA256.file(ARCHIVE).hexdigest
Dir.chdir(UNPACKED) { Statekit.new.install }
Dir.mktmpdir { |folder| Dir.chdir(folder) { Statekit.new.instance_eval(&Statekit.tested) } }
puts "the formula installs statekit #{said[:version]}, and its test passes"
