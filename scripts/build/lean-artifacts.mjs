/**
 * Removes the hash of the source from the end of each Relay artifact. Development builds recognise
 * outdated artifacts by this hash, but nothing in the built product reads it, and hashes cannot be
 * compressed.
 * @returns {import("vite").Plugin}
 */
export function leanArtifacts() {
  return {
    name: "vitrine:lean-artifacts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.graphql\.ts$/ },
      handler: (code) => ({
        code: code.replace(/^\(node as any\)\.hash = "[0-9a-f]{32}";$/m, ""),
        map: null,
      }),
    },
  };
}
