// Ends this process when its parent has ended for any reason: standard input is a pipe from the
// parent, which closes then.
process.stdin.once("end", () => process.exit()).resume();
process.stdin.unref();
