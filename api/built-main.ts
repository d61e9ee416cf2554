/**
 * The entry point of `node dist/server/main.js`: starts the server, with cached compiled code if there is
 * any.
 */
import { cacheCode } from "./boot/code-cache.ts";

/**
 * How long after the start compiled code is cached, in milliseconds. By then, the code of the start
 * has run.
 */
const started = 10_000;

const store = cacheCode(import.meta.dirname);
setTimeout(store, started).unref();
process.once("exit", (code) => {
  if (code === 0) store();
});
void import("./main.ts");
