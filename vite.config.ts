import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [relay, react()],
  publicDir: "web/public",
  build: {
    target: isSsrBuild ? "node20" : "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? {
            main: "api/main.ts",
            "entry-server": "web/entry-server.tsx",
            "reset-owner-password": "api/access/reset-owner-password.ts",
            backup: "api/backup/commands.ts",
          }
        : { "entry-client": "web/entry-client.tsx" },
    },
  },
  // One file starts faster than two thousand. Left out is what brings native code or files of its own.
  ssr:
    command === "build"
      ? { noExternal: true, external: ["sharp", "libsql", "@node-rs/argon2", "fontkit"] }
      : {},
}));
