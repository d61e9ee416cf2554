/**
 * The entry point of `node dist/server/main.js`: starts the server, with cached compiled code if there is
 * any.
 */
import { cacheCode } from "./boot/code-cache.ts";

/** When a start has run all of its code, so that the compiled code can be cached: milliseconds after the start. */
const started = 10_000;

const store = cacheCode(import.meta.dirname);
setTimeout(store, started).unref();
process.once("exit", (code) => {
  if (code === 0) store();
});
void import("./main.ts");
