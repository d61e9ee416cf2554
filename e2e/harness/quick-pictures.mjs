// Loaded before a server of journeys, and before its process that makes pictures: encoded with the least effort
// they take a fifth to a tenth of the time, and no journey looks at how small a file is. Nor do they wait for all
// other work of a busy machine. No PDF is made ahead: each change would have all of them made again.
import childProcess from "node:child_process";
import { createRequire } from "node:module";
import os from "node:os";

if (process.connected) {
  // The one that the built server loads: an import has another.
  const sharp = createRequire(import.meta.url)("sharp");
  const { avif, webp } = sharp.prototype;
  Object.assign(sharp.prototype, {
    /** @this {import("sharp").Sharp} @param {import("sharp").AvifOptions} options */
    avif(options) {
      return avif.call(this, { ...options, effort: 0 });
    },
    /** @this {import("sharp").Sharp} @param {import("sharp").WebpOptions} options */
    webp(options) {
      return webp.call(this, { ...options, effort: 0 });
    },
  });
} else {
  const { fork } = childProcess;
  const { setInterval } = globalThis;
  const intervalOfPdfs = 15_000;
  globalThis.setInterval = Object.assign(
    /** @type {(...given: any[]) => NodeJS.Timeout} */
    (callback, delay, ...given) =>
      setInterval(delay === intervalOfPdfs ? () => {} : callback, delay, ...given),
    setInterval,
  );
  Object.assign(os, { setPriority: () => {} });
  Object.assign(childProcess, {
    fork: (/** @type {string} */ script, /** @type {object} */ options) =>
      fork(script, { ...options, execArgv: [`--import=${import.meta.url}`] }),
  });
}
