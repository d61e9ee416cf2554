// Standard input is a pipe from the parent process. It closes when the parent has ended for any
// reason, and then this process ends, too.
process.stdin.once("end", () => process.exit()).resume();
process.stdin.unref();
