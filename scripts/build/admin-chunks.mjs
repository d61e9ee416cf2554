import { resolve } from "node:path";

const entries = ["web/entry-client.tsx", "web/start/start.ts"];
/** The module with the dynamic imports of the admin area's pages. */
const pages = "web/admin-pages.ts";

/**
 * The output files for modules that several pages of the admin area share. Each key is the name of
 * a file, and its value a list of source modules below web/. A shared module goes into the first
 * file whose listed modules import it, directly or indirectly.
 * @type {Record<string, string[]>}
 */
const shared = {
  // The modules that the dashboard needs as soon as it opens.
  admin: [
    "admin/shell/AdminFrame",
    "admin/shell/AdminLayout",
    "admin/layout/TabError",
    "admin/dashboard/ProjectsTab",
  ],
  "admin-lists": ["admin/order/OrderLists", "admin/library/files/FileGrid"],
  "admin-create": ["admin/projects/create/CreateProjectForm"],
  "admin-dates": ["ui/date/MomentField"],
  "admin-guide": ["admin/guide/GuidePage"],
};

/**
 * Whether a module is an index of react-aria-components, which only re-exports other modules. The
 * search for imports ignores it: tree-shaking removes its unused exports only later, so all of them
 * would count as needed by every module that imports the index.
 */
const isIndex = (/** @type {string} */ id) =>
  /[\\/]react-aria-components[\\/]dist[\\/]exports[\\/]index\.m?js$/.test(id);

/** Whether a module belongs to the admin area. The search for modules that visitors load ends at it. */
const isOwners = (/** @type {string} */ id) =>
  /[\\/]web[\\/](?:admin[\\/-]|site[\\/]access[\\/]OwnerPasswordDialog)/.test(id);
const isEditor = (/** @type {string} */ id) => /[\\/]web[\\/]admin[\\/]edit[\\/]/.test(id);

/**
 * Puts modules that pages of the admin area share into a few files: those of `shared`, one for
 * further pages, and one for the editor. Without these groups, the bundler would make one file for
 * each set of pages that share modules, and a page would load eighty files, most of them tiny.
 * Modules that visitors load, too, are not moved.
 * @returns {import("vite").Rolldown.CodeSplittingGroup}
 */
export function adminChunks() {
  /** @type {Map<string, string> | undefined} */
  let chunks;
  return {
    debugName: "admin",
    name: (id, graph) => {
      chunks ??= findChunks(graph);
      return chunks.get(id) ?? null;
    },
    minShareCount: 2,
    // A dependency may be a module that visitors load, which must not be moved.
    includeDependenciesRecursively: false,
  };
}

/**
 * @param {Pick<import("vite").Rolldown.PluginContext, "getModuleInfo">} graph
 * @returns the name of the output file of each module that is moved, by the module's id
 */
function findChunks(graph) {
  /** @type {(from: readonly string[], kinds: ("importedIds" | "dynamicallyImportedIds")[], isLeftOut: (id: string) => boolean) => Set<string>} */
  const reach = (from, kinds, isLeftOut) => {
    const found = new Set(from);
    for (const id of found) {
      const module = graph.getModuleInfo(id);
      for (const next of kinds.flatMap((kind) => module?.[kind] ?? [])) {
        if (!isLeftOut(next) && !isIndex(next)) found.add(next);
      }
    }
    return found;
  };
  const visitors = reach(
    entries.map((path) => resolve(path)),
    ["importedIds", "dynamicallyImportedIds"],
    isOwners,
  );
  const imported = graph.getModuleInfo(resolve(pages))?.dynamicallyImportedIds ?? [];
  const parts = Object.entries(shared).map(([name, paths]) => ({
    name,
    from: paths.map((path) => resolve(`web/${path}.tsx`)),
  }));
  parts.push({ name: "admin-more", from: imported.filter((id) => !isEditor(id)) });
  parts.push({ name: "admin-editor", from: imported.filter(isEditor) });
  /** @type {Map<string, string>} */
  const chunks = new Map();
  for (const { name, from } of parts) {
    const isPlaced = (/** @type {string} */ id) => visitors.has(id) || chunks.has(id);
    for (const id of reach(from, ["importedIds"], isPlaced)) chunks.set(id, name);
  }
  return chunks;
}
