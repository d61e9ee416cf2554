/**
 * Packages of native code: the server loads them from node_modules, because they cannot be bundled.
 */
export const nativePackages = [
  "sharp",
  "libsql",
  "@node-rs/argon2",
  "@myriaddreamin/typst-ts-node-compiler",
];

/**
 * Packages that the built server loads from node_modules: packages of native code, and packages
 * that the code loads in a way that the bundler cannot follow.
 */
export const loadedPackages = [...nativePackages, "fontkit", "hyphen"];

/**
 * Files of packages that the server reads while it runs, without loading the packages.
 * @type {{ name: RegExp, files: RegExp }[]}
 */
export const readPackages = [
  // The fonts of social cards, which are the pictures of link previews, for characters that the
  // site's own fonts lack (api/pages/lettering).
  {
    name: /^@fontsource-variable\/(?:rubik|manrope|noto-sans-[a-z]+)$/,
    files: /^(?:unicode\.json|files\/.+-wght-normal\.woff2)$/,
  },
  // The fonts of the site's type styles, for PDFs (api/pages/pdf/sheet-fonts.ts).
  {
    name: /^@fontsource-variable\/(?:bricolage-grotesque|instrument-sans|bodoni-moda|geist|geist-mono|archivo|literata|fraunces)$/,
    files: /^files\/.+-latin(?:-ext)?-(?:opsz|wght|wdth|full)-(?:normal|italic)\.woff2$/,
  },
  // The program that makes subsets of fonts.
  { name: /^harfbuzzjs$/, files: /^dist\/harfbuzz-subset\.wasm$/ },
  // The style sheet and the script of the page that documents the REST API (api/rest/docs-plugin.ts).
  { name: /^swagger-ui-dist$/, files: /^swagger-ui(?:\.css|-bundle\.js)$/ },
];
