import { relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { adminChunks } from "./scripts/build/admin-chunks.mjs";
import { binaryWasm } from "./scripts/build/binary-wasm.mjs";
import { bundleContents } from "./scripts/build/bundle-contents.mjs";
import { commonJs, noServerStyles } from "./scripts/build/common-js.mjs";
import { globImports } from "./scripts/build/glob-imports.mjs";
import { leanArtifacts } from "./scripts/build/lean-artifacts.mjs";
import { markdown } from "./scripts/build/markdown-plugin.mjs";
import { relativeAssets } from "./scripts/build/relative-assets.mjs";
import { nativePackages } from "./scripts/build/runtime-packages.mjs";

/**
 * What every page needs is in two scripts, the libraries and the site's own, and each page adds one.
 * Many small files would cost a request each and be compressed badly.
 */
const visitorChunks = [
  { name: "libraries", test: /node_modules/, tags: ["$initial" as const] },
  {
    name: "site",
    test: (id: string) =>
      /^(?:web[\\/](?!(?:start|visits)[\\/])|(?:words|pages)[\\/][\w-]+\.ts$)/.test(
        relative(".", id),
      ),
    tags: ["$initial" as const],
  },
  // What pages for visitors share: ten small files without this.
  {
    name: "page",
    test: /web[\\/](?:relay[\\/]query-route|site[\\/](?:head|fitted)[\\/]\w+|site[\\/]links[\\/]ListLink|site[\\/](?:layout[\\/]OwnersHint|invitation[\\/]Invitation)|site[\\/]home[\\/]layouts[\\/](?:homeLayout|loadedMasonry)|media[\\/](?:coverSizes|VideoSwitch|widestBox)|words[\\/]describeFailure)\.tsx?$/,
  },
  // What blocks with pictures share: four small files without this.
  {
    name: "module-media",
    test: /web[\\/]modules[\\/](?:CroppedMedia|DeviceFrame|ModuleCaption|ModuleMedia|shapeOf)\.tsx?$/,
  },
  // What forms of visitors share: six small files without this.
  {
    name: "form",
    test: /web[\\/](?:ui[\\/](?:button[\\/]Button|field[\\/]\w*Field)|site[\\/]access[\\/]passwordNotices)\.tsx?$/,
  },
  // What a brief and the page of a project share, with the preview in the editor: five small files without this.
  {
    name: "brief",
    test: /web[\\/](?:site[\\/](?:brief[\\/](?:BriefParts|sectionKeyOf)|links[\\/]PdfLink)|words[\\/](?:joinUnits|LanguageAround))\.tsx?$/,
  },
  // What the page of a project shares with that preview: six files without this.
  {
    name: "project",
    test: /web[\\/](?:site[\\/](?:project[\\/](?:[\w-]+[\\/])?|access[\\/](?:PortfolioGate|useTakesRequests))|modules[\\/](?:blocks|ContentModule|ModuleColumn|contentSizes))/,
    minShareCount: 2,
  },
];

/** Less to read for every start of the server; names stay, so that its errors can be read, too. */
const serverMinification = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const;

/**
 * React Router names its development build under every condition; the other one lies beside it. Of Relay
 * the hooks are enough: its other entry brings the containers of former versions along.
 */
const leanLibraries = [
  {
    find: /^react-router$/,
    replacement: resolve("node_modules/react-router/dist/production/index.mjs"),
  },
  {
    find: /^react-router\/dom$/,
    replacement: resolve("node_modules/react-router/dist/production/dom-export.mjs"),
  },
  { find: /^react-relay$/, replacement: resolve("node_modules/react-relay/hooks.js") },
  // The owner's area, which alone has parts of React Aria with words, is in English.
  { find: /^(\.\.\/intl\/\w+)\/[a-z]{2}-[A-Z]{2}\.mjs$/, replacement: "$1/en-US.mjs" },
  // The database is a file: no client for one behind HTTP or a web socket.
  {
    find: /^@libsql\/client$/,
    replacement: resolve("node_modules/@libsql/client/lib-esm/sqlite3.js"),
  },
];

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    leanArtifacts(),
    relay,
    // web/jsx-runtime.ts adds the path below which a site stands; in development it stands at the root.
    react(command === "build" ? { jsxImportSource: resolve("web") } : {}),
    binaryWasm(),
    noServerStyles(),
    globImports(),
    commonJs(),
    markdown(),
    relativeAssets(),
    bundleContents(),
  ],
  // What is built is for production however it is started; otherwise the server carries React twice.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  resolve: { alias: command === "build" ? leanLibraries : [] },
  publicDir: "web/public",
  // The side that text is read from comes from its letters as often as from its language, which `:dir()`
  // would be taken for.
  css: { lightningcss: { exclude: Features.DirSelector } },
  build: {
    target: isSsrBuild ? "node20" : "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    // e2e/site/first-visit.test.ts holds the budgets.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? {
            main: "api/built-main.ts",
            "entry-server": "web/entry-server.tsx",
            "image-process": "api/media/derivatives/image-process.ts",
            "snapshot-process": "api/backup/snapshot/snapshot-process.ts",
            "pdf-process": "api/pages/pdf/pdf-process.ts",
            "reset-owner-password": "api/access/owner/reset-owner-password.ts",
            archive: "api/archive/commands.ts",
            backup: "api/backup/commands.ts",
            export: "api/static-copy/commands.ts",
            import: "api/import/commands.ts",
            "move-database": "api/backup/move-database.ts",
            terminal: "api/terminal.ts",
          }
        : {
            "entry-client": "web/entry-client.tsx",
            start: "web/start/start.ts",
            reading: "web/visits/sendVisits.ts",
            slides: "web/start/slides.ts",
          },
      output: isSsrBuild
        ? {
            format: "cjs",
            dynamicImportInCjs: false,
            entryFileNames: "[name].js",
            chunkFileNames: "assets/[name]-[hash].js",
            minify: serverMinification,
          }
        : { codeSplitting: { groups: [...visitorChunks, adminChunks()] } },
    },
  },
  // The encoder of AAC is loaded where the browser has none.
  worker: { format: "es" },
  // One file starts faster than two thousand. Left out is what brings native code or files of its own,
  // and what develops.
  ssr: command === "build" ? { noExternal: true, external: [...nativePackages, "vite"] } : {},
}));
