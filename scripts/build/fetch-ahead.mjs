/** @type {Record<string, Promise<unknown> | undefined>} */
const fetched = {};

/**
 * What an import calls in the built site, in place of Vite's function: it has the styles and scripts of a module
 * fetched beside it, by addresses that are relative to this file's.
 * @param {() => Promise<unknown>} load
 * @param {string[]} [files] from the folder of the site on
 */
export function __vitePreload(load, files = []) {
  return Promise.all(files.map((file) => (fetched[file] ??= fetchAhead(file))))
    .then(load)
    .catch((error) => {
      // As of Vite's function: web/admin/session/useUpdateReload.ts waits for it.
      const failure = new Event("vite:preloadError", { cancelable: true });
      window.dispatchEvent(failure);
      if (!failure.defaultPrevented) throw error;
    });
}

/** @param {string} file */
async function fetchAhead(file) {
  const { href } = new URL(`../${file}`, import.meta.url);
  const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  for (const known of document.querySelectorAll("link")) {
    if (known.href === href && (known.rel === rel || rel === "modulepreload")) return;
  }
  const link = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
  document.head.append(link);
  if (rel === "modulepreload") return;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      delete fetched[file];
      reject(new Error(`${href} could not be loaded`));
    };
  });
}
