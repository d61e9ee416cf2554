import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadedPackages, readPackages } from "../build/runtime-packages.mjs";

const folder = "node_modules";

/** Files of packages that are not needed at run time. */
const unneeded = /\.(?:map|d\.[cm]?ts|markdown)$|(?<!license|licence)\.md$/i;

/** The description and the licence of a package, which are included if any of its files is. */
const always = /^(?:package\.json|(?:licen[cs]e|notice)[^/]*)$/i;

/**
 * The files below node_modules that the built server needs on this platform and architecture.
 * @returns {string[]} paths from the root of the project
 */
export function listPackedPackages() {
  const installed = listInstalled();
  const read = readPackages.flatMap(({ name, files }) => {
    const found = installed.filter((candidate) => name.test(candidate));
    if (found.length === 0) throw new Error(`No installed package is called ${name}.`);
    return found.flatMap((candidate) =>
      filesOf(join(folder, candidate), (file) => always.test(file) || files.test(file)),
    );
  });
  /** @type {Set<string>} */
  const loaded = new Set();
  for (const name of loadedPackages) addWithDependencies(join(folder, name), loaded);
  return [...read, ...[...loaded].flatMap((path) => filesOf(path, () => true))];
}

/**
 * @param {string} path of a package
 * @param {Set<string>} chosen the set to which the package and its dependencies are added
 */
function addWithDependencies(path, chosen) {
  if (chosen.has(path)) return;
  chosen.add(path);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(path, "package.json"), "utf8"),
  );
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = findFrom(path, name);
    if (!found && !(name in optionalDependencies))
      throw new Error(`${path} needs ${name}, which is not installed.`);
    if (found && !isOfOtherLibrary(name)) addWithDependencies(found, chosen);
  }
}

/**
 * Whether a native package is for a C library (glibc or musl) that this machine does not use. The
 * package's name decides, because some packages do not declare their C library.
 */
function isOfOtherLibrary(/** @type {string} */ name) {
  if (process.platform !== "linux") return false;
  const { header } = /** @type {any} */ (process.report.getReport()); // @types/node declares only an object
  return (header.glibcVersionRuntime ? /-musl$/ : /-gnu$/).test(name);
}

/**
 * The folder of a package as Node finds it; undefined if it is not installed.
 * @param {string} path of the package that needs it
 * @param {string} name of the needed package
 */
function findFrom(path, name) {
  for (let parent = path; parent !== "."; parent = dirname(parent)) {
    const candidate = join(parent, folder, name);
    if (existsSync(candidate)) return candidate;
  }
  const candidate = join(folder, name);
  return existsSync(candidate) ? candidate : undefined;
}

function listInstalled() {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : name,
  );
}

/**
 * The files of a package, without the files of packages within it.
 * @param {string} path
 * @param {(file: string) => boolean} isWanted
 */
function filesOf(path, isWanted) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const inside = file.slice(path.length + 1);
      return !inside.startsWith(`${folder}/`) && !unneeded.test(inside) && isWanted(inside);
    });
}
