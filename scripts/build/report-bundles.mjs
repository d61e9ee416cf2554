/** `npm run report:bundles`: prints the sizes of the built scripts, and which packages they contain. */
import { readFileSync, statSync } from "node:fs";

/** @type {import("./bundle-contents.mjs").BundleContents} */
const contents = JSON.parse(readFileSync("dist/client/.vite/contents.json", "utf8"));

/** @param {string} module */
function ownerOf(module) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  return name ?? module.split("/").slice(0, 3).join("/");
}

const scripts = Object.entries(contents)
  .map(([file, modules]) => ({ file, modules, size: statSync(`dist/client/${file}.br`).size }))
  .sort((left, right) => right.size - left.size);

for (const { file, modules, size } of scripts) {
  /** @type {Record<string, number>} */
  const shares = {};
  for (const [module, length] of Object.entries(modules)) {
    const owner = ownerOf(module);
    shares[owner] = (shares[owner] ?? 0) + length;
  }
  const total = Object.values(shares).reduce((sum, length) => sum + length, 0) || 1;
  const parts = Object.entries(shares)
    .sort(([, left], [, right]) => right - left)
    .slice(0, 5)
    .map(([owner, length]) => `${owner} ${Math.round((100 * length) / total)} %`);
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}  ${parts.join(", ")}`);
}
