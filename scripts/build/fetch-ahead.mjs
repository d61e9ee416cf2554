/** @type {Record<string, Promise<unknown> | undefined>} */
const fetched = {};

/**
 * Replaces Vite's function of this name in the built site, where dynamic imports call it. Fetches
 * the styles and scripts that a module needs, by addresses that are relative to this file, and then
 * loads the module.
 * @param {() => Promise<unknown>} load
 * @param {string[]} [files] paths from the root of the site
 */
export function __vitePreload(load, files = []) {
  return Promise.all(files.map((file) => (fetched[file] ??= fetchAhead(file))))
    .then(load)
    .catch((error) => {
      // The same event that Vite's function dispatches: web/admin/session/useUpdateReload.ts waits for it.
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
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
  });
}
