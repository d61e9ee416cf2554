/** What `node dist/server/main.js` runs: the server, from compiled code where there is some. */
import { cacheCode } from "./boot/code-cache.ts";

/** When all that a start needs has run, in milliseconds. */
const started = 10_000;

const store = cacheCode(import.meta.dirname);
setTimeout(store, started).unref();
process.once("exit", (code) => {
  if (code === 0) store();
});
void import("./main.ts");
