// The pipe to this process closes with the process that started it, however that ended.
process.stdin.once("end", () => process.exit()).resume();
process.stdin.unref();
