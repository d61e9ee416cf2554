/**
 * Declares the folder of the built server as CommonJS, because api/boot/code-cache.ts can cache the
 * compiled code of CommonJS on every supported version of Node. Writes the server's scripts in
 * ASCII, because V8 needs twice the memory for a text with characters outside of Latin-1.
 * @returns {import("vite").Plugin}
 */
export function commonJs() {
  return {
    name: "vitrine:common-js",
    apply: isOfServer,
    generateBundle(_, bundle) {
      const source = `${JSON.stringify({ type: "commonjs" })}\n`;
      this.emitFile({ type: "asset", fileName: "package.json", source });
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = escapeForeign(chunk.code);
      }
    },
  };
}

/** The module that replaces every style sheet. */
const noStyles = "\0vitrine:no-styles";

/**
 * Leaves style sheets out of the built server, whose pages link those of the client's build. Vite
 * removes a script that contains only style sheets, but it removes the code that loads this script
 * only in ES modules. In CommonJS, the server would load a script that does not exist.
 * @returns {import("vite").Plugin}
 */
export function noServerStyles() {
  return {
    name: "vitrine:no-server-styles",
    enforce: "pre",
    apply: isOfServer,
    resolveId: (source) => (source.endsWith(".css") ? noStyles : undefined),
    load: (id) => (id === noStyles ? "" : undefined),
  };
}

/**
 * @param {import("vite").UserConfig} _config
 * @param {import("vite").ConfigEnv} environment
 */
function isOfServer(_config, { command, isSsrBuild }) {
  return command === "build" && isSsrBuild === true;
}

/**
 * The same script in ASCII, with `\u` escapes for all other characters. In strings, templates,
 * regular expressions and names an escape means the same as its character. A backslash that escapes
 * a non-ASCII character has no meaning, so it is dropped.
 * @param {string} script
 */
export function escapeForeign(script) {
  return script.replace(
    /(\\*)([^\0-\x7f])/g,
    (_, /** @type {string} */ slashes, /** @type {string} */ unit) => {
      const code = unit.charCodeAt(0).toString(16).padStart(4, "0");
      return `${slashes.length % 2 === 0 ? slashes : slashes.slice(1)}\\u${code}`;
    },
  );
}
