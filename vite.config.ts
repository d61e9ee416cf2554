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
 * Groups the files of visitors' pages into few scripts. Every page loads one script with libraries and one
 * with the code of the site, and one more script for the page itself. Many small scripts would each cost a
 * request, and would be compressed badly.
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
  // Files that several pages for visitors share. Without this group, they would be ten small scripts.
  {
    name: "page",
    test: /web[\\/](?:relay[\\/]query-route|site[\\/](?:head|fitted)[\\/]\w+|site[\\/]links[\\/]ListLink|site[\\/](?:layout[\\/]OwnersHint|invitation[\\/]Invitation)|site[\\/]home[\\/]layouts[\\/](?:homeLayout|loadedMasonry)|media[\\/](?:coverSizes|VideoSwitch|widestBox)|words[\\/]describeFailure)\.tsx?$/,
  },
  // Files that the components of modules with pictures share. Without this group, they would be four small
  // scripts.
  {
    name: "module-media",
    test: /web[\\/]modules[\\/](?:CroppedMedia|DeviceFrame|ModuleCaption|ModuleMedia|shapeOf)\.tsx?$/,
  },
  // Files that forms for visitors share. Without this group, they would be six small scripts.
  {
    name: "form",
    test: /web[\\/](?:ui[\\/](?:button[\\/]Button|field[\\/]\w*Field)|site[\\/]access[\\/]passwordNotices)\.tsx?$/,
  },
  // Files that the page of briefs (summaries of projects), the page of a project and the preview in the
  // editor share. Without this group, they would be five small scripts.
  {
    name: "brief",
    test: /web[\\/](?:site[\\/](?:brief[\\/](?:BriefParts|sectionKeyOf)|links[\\/]PdfLink)|words[\\/](?:joinUnits|LanguageAround))\.tsx?$/,
  },
  // Files that the page of a project shares with the preview in the editor. Without this group, they would be
  // six scripts.
  {
    name: "project",
    test: /web[\\/](?:site[\\/](?:project[\\/](?:[\w-]+[\\/])?|access[\\/](?:PortfolioGate|useTakesRequests))|modules[\\/](?:blocks|ContentModule|ModuleColumn|contentSizes))/,
    minShareCount: 2,
  },
];

/**
 * Shortens the server's code, so that each start has less to parse. Names are unchanged, so that
 * stack traces stay readable.
 */
const serverMinification = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const;

/**
 * Replacements for the main entries of libraries. The main entry of React Router is its development build;
 * the production build is in a folder beside it. The main entry of Relay also contains the containers of
 * former versions, but the site only uses the hooks.
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
  // Only the English texts of React Aria are included, because only the owner's area uses components of React
  // Aria that have texts, and that area is in English.
  { find: /^(\.\.\/intl\/\w+)\/[a-z]{2}-[A-Z]{2}\.mjs$/, replacement: "$1/en-US.mjs" },
  // The SQLite database is a file, so libSQL's clients for HTTP and WebSockets are left out.
  {
    find: /^@libsql\/client$/,
    replacement: resolve("node_modules/@libsql/client/lib-esm/sqlite3.js"),
  },
];

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    leanArtifacts(),
    relay,
    // web/jsx-runtime.ts adds the base path of the site to addresses; in development, the site has no base path.
    react(command === "build" ? { jsxImportSource: resolve("web") } : {}),
    binaryWasm(),
    noServerStyles(),
    globImports(),
    commonJs(),
    markdown(),
    relativeAssets(),
    bundleContents(),
  ],
  // A build is always for production, whatever NODE_ENV is; otherwise the server would contain React twice.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  resolve: { alias: command === "build" ? leanLibraries : [] },
  publicDir: "web/public",
  // Lightning CSS would compile `:dir()` to `:lang()`, but the direction of a text often follows from its letters
  // (`dir="auto"`), not from its language.
  css: { lightningcss: { exclude: Features.DirSelector } },
  build: {
    target: isSsrBuild ? "node20" : "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    // Turns off Vite's warning about large scripts: e2e/site/first-visit.test.ts checks their sizes.
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
  // Workers are ES modules, because the worker that converts videos imports an AAC encoder dynamically. It
  // does so only in browsers that cannot encode AAC.
  worker: { format: "es" },
  // The server's bundle contains the packages that it uses, because one file loads faster than two thousand.
  // It contains neither Vite, which only development uses, nor packages with native code.
  ssr: command === "build" ? { noExternal: true, external: [...nativePackages, "vite"] } : {},
}));
