// Loaded into the server of a test, and into the server's image process, before their code. Pictures
// are encoded with the least effort, which takes a fifth to a tenth of the time; these tests do not
// check the sizes of files. The image process has the normal priority, so that it does not wait for
// all other work of a busy machine. The server makes no PDFs in advance: after each change of
// content, it would make all of them again.
import childProcess from "node:child_process";
import { createRequire } from "node:module";
import os from "node:os";

if (process.connected) {
  // `require` returns the instance of sharp that the built server uses. `import` would return another.
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
