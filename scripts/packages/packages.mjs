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

/**
 * Whether a version is older than a release. A prerelease is older than its release.
 * @param {string} version
 * @param {string} release
 */
function isBefore(version, release) {
  const [number = "", prerelease] = version.split("-");
  const order = number.localeCompare(release, "en", { numeric: true });
  return order < 0 || (order === 0 && prerelease !== undefined);
}
