import { readFileSync } from "node:fs";

/** @typedef {{ name: string, version: string, license?: string, integrity?: string, dev?: boolean }} Package */

/** The packages of the lock file, each with its name. @returns {Package[]} */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.entries(packages).flatMap(([path, facts]) =>
    path === "" ? [] : [{ ...facts, name: path.slice(path.lastIndexOf("node_modules/") + 13) }],
  );
}

/**
 * A sentence for each package with a vulnerability that scripts/packages/advisories.json lists.
 * Used where the registry does not respond.
 * @param {Package[]} packages
 * @returns {string[]}
 */
export function findKnownWeaknesses(packages) {
  const known = JSON.parse(readFileSync("scripts/packages/advisories.json", "utf8"));
  return packages.flatMap(({ name, version }) => {
    const { fixed, advisory } = known[name] ?? {};
    return fixed && isBefore(version, fixed)
      ? [`${name} ${version}: ${advisory}, fixed in ${fixed}`]
      : [];
  });
}

/** @param {string} version @param {string} other */
function isBefore(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}
