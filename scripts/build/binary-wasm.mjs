import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @param {string} id */
const fileNameOf = (id) => `query-compiler-${/\.(\w+)\.wasm-base64/.exec(id)?.[1]}.wasm`;

/**
 * Prisma ships its query compiler as two megabytes of base64 in a script, which the server would
 * parse and decode at every start. This plugin writes the decoded bytes to a file beside the built
 * script that reads the file.
 * @returns {import("vite").Plugin}
 */
export function binaryWasm() {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  return {
    name: "vitrine:binary-wasm",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    load: {
      filter: { id: /\.wasm-base64\.mjs$/ },
      async handler(id) {
        const [, base64] = /wasm = "([\w+/=]+)"/.exec(await readFile(id, "utf8")) ?? [];
        if (!base64) this.error(`${id} holds no base64: look at what this version of Prisma does`);
        const fileName = fileNameOf(id);
        files.set(fileName, Buffer.from(base64, "base64"));
        return `import { readFileSync } from "node:fs";
export const wasm = readFileSync(new URL("${fileName}", import.meta.url));`;
      },
    },
    async writeBundle({ dir = "dist" }) {
      if (files.size === 0)
        this.error("The server reads no query compiler: look at what Prisma does now");
      for (const [name, bytes] of files) await writeFile(join(dir, "assets", name), bytes);
    },
  };
}
