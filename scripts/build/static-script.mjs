/** Builds the script of static copies: a classic script, because browsers run no module from a `file:` address. */
import { build } from "vite";

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: "dist/static",
    target: "baseline-widely-available",
    rolldownOptions: {
      input: "web/start/static.ts",
      output: { format: "iife", entryFileNames: "static.js" },
    },
  },
});
