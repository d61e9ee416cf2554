/**
 * Builds the script of static copies of the site: a classic script, because browsers do not run
 * modules from `file:` addresses.
 */
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
