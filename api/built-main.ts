/**
 * The entry point of `node dist/server/main.js`: starts the server, with cached compiled code if there is
 * any.
 */
import { cacheCode } from "./boot/code-cache.ts";

/** How long a start needs at most to run all its code, in milliseconds. */
const started = 10_000;

const store = cacheCode(import.meta.dirname);
setTimeout(store, started).unref();
process.once("exit", (code) => {
  if (code === 0) store();
});
void import("./main.ts");
