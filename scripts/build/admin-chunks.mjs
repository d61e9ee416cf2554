import { resolve } from "node:path";

const entries = ["web/entry-client.tsx", "web/start/start.ts"];
/** The module that imports the pages of the owner's area, each when it is visited. */
const pages = "web/admin-pages.ts";
const dashboard = [
  "shell/AdminFrame",
  "shell/AdminLayout",
  "layout/TabError",
  "dashboard/ProjectsTab",
];

/** Whether a module is of the owner's area: the search for modules that visitors load stops there. */
const isOwners = (/** @type {string} */ id) =>
  /[\\/]web[\\/](?:admin[\\/-]|site[\\/]access[\\/]OwnerPasswordDialog)/.test(id);
const isEditor = (/** @type {string} */ id) => /[\\/]web[\\/]admin[\\/]edit[\\/]/.test(id);

/**
 * Puts modules that pages of the owner's area share into three files: for the dashboard, for further pages,
 * and for the editor. With a file for each set of pages that share modules, a page would load eighty files,
 * most of them smaller than a request. Modules that visitors load, too, stay where they are.
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
    // Dependencies would include modules that visitors load.
    includeDependenciesRecursively: false,
  };
}

/**
 * @param {Pick<import("vite").Rolldown.PluginContext, "getModuleInfo">} graph
 * @returns the names of chunks by module
 */
function findChunks(graph) {
  /** @type {(from: readonly string[], kinds: ("importedIds" | "dynamicallyImportedIds")[], isLeftOut: (id: string) => boolean) => Set<string>} */
  const reach = (from, kinds, isLeftOut) => {
    const found = new Set(from);
    for (const id of found) {
      const module = graph.getModuleInfo(id);
      for (const next of kinds.flatMap((kind) => module?.[kind] ?? [])) {
        if (!isLeftOut(next)) found.add(next);
      }
    }
    return found;
  };
  const visitors = reach(
    entries.map((path) => resolve(path)),
    ["importedIds", "dynamicallyImportedIds"],
    isOwners,
  );
  const isVisitors = (/** @type {string} */ id) => visitors.has(id);
  const first = reach(
    dashboard.map((path) => resolve(`web/admin/${path}.tsx`)),
    ["importedIds"],
    isVisitors,
  );
  const imported = graph.getModuleInfo(resolve(pages))?.dynamicallyImportedIds ?? [];
  const more = reach(
    imported.filter((id) => !isEditor(id)),
    ["importedIds"],
    (id) => isVisitors(id) || first.has(id),
  );
  const editor = reach(
    imported.filter(isEditor),
    ["importedIds"],
    (id) => isVisitors(id) || first.has(id) || more.has(id),
  );
  const named = (/** @type {Set<string>} */ ids, /** @type {string} */ name) =>
    [...ids].map((id) => /** @type {const} */ ([id, name]));
  return new Map([
    ...named(editor, "admin-editor"),
    ...named(more, "admin-more"),
    ...named(first, "admin"),
  ]);
}
