import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/*
 * This script is loaded into the processes of test runs. It ends a process whose main thread is
 * blocked, and prints the call stack. The timeout of a test cannot end code that never pauses:
 * without this script, an endless loop would make the run wait for ever.
 */

/** How often the main thread reports that it still runs, in milliseconds. */
const interval = 2_000;

/** How many intervals without a report mean that the main thread is blocked. No test computes for so long. */
const limit = 60;

const role = "watches the main thread";

if (isMainThread) {
  const watcher = new Worker(new URL(import.meta.url), { workerData: role, execArgv: [] });
  watcher.unref();
  setInterval(() => watcher.postMessage("goes on"), interval).unref();
} else if (workerData === role) {
  let silence = 0;
  parentPort?.on("message", () => {
    silence = 0;
  });
  setInterval(() => {
    silence += 1;
    if (silence === limit) endMainThread();
  }, interval);
}

function endMainThread() {
  const session = new Session();
  session.connectToMainThread();
  /** @type {Map<string, string>} */
  const addresses = new Map();
  session.on("Debugger.scriptParsed", ({ params }) => addresses.set(params.scriptId, params.url));
  session.once("Debugger.paused", ({ params }) => {
    const places = params.callFrames.map(
      ({ functionName, location: { scriptId, lineNumber } }) =>
        `  ${functionName || "(no name)"} ${addresses.get(scriptId)}:${lineNumber + 1}`,
    );
    const seconds = (limit * interval) / 1_000;
    // The streams of a worker print through the main thread, which is blocked.
    writeSync(2, `A process was blocked for ${seconds} s at\n${places.join("\n")}\n`);
    process.kill(process.pid, "SIGKILL");
  });
  session.post("Debugger.enable");
  session.post("Debugger.pause");
}
