/**
 * Each of Relay's artifacts ends with a hash of its source, by which a development build tells an old
 * one. Nothing reads it in what is built, and hashes cannot be compressed.
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
