/**
 * `npm run audit`: asks the npm registry for known vulnerabilities of the packages in the lock
 * file. If the registry does not respond, looks the packages up in
 * scripts/packages/advisories.json instead. Ends with code 1 if a package is vulnerable.
 */
import { spawnSync } from "node:child_process";
import { findKnownWeaknesses, lockedPackages } from "./packages/packages.mjs";

const { stdout, status } = spawnSync("npm", ["audit", "--package-lock-only", "--json"], {
  encoding: "utf8",
});
const answer = parse(stdout);
if (answer?.vulnerabilities) {
  console.log(stdout);
  process.exit(status ?? 1);
}
const found = findKnownWeaknesses(lockedPackages());
console.log("The registry did not respond; scripts/packages/advisories.json lists:");
console.log(found.join("\n") || "nothing.");
process.exit(found.length === 0 ? 0 : 1);

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
