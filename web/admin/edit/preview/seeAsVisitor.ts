import type { ModuleReader } from "../../../../audience/module-audience";
import { type Gate, seeSections } from "../../../../audience/see-sections";
import { moduleRows } from "../../../../content/module-rows";
import type { SectionKey } from "../../../../content/sections";
import { assetPath } from "../images/mediaPreviews";
import { laidOutSections, type ProjectValues } from "../model/projectValues";
import { isBlank, mediaOf } from "../module-types/contentModules";
import { standInModule } from "../module-types/moduleAudience";
import type { ContentModule } from "../module-types/moduleTypes";

const visitor = { isOwner: false, hasPortfolioAccess: false };
const owner = { isOwner: true, hasPortfolioAccess: true };

/**
 * A project as some viewers see it. What they see instead of a module has the id of that module.
 */
export type SeenProject = {
  values: ProjectValues;
  gates: readonly Gate<SectionKey>[];
  /** Whether the gate (the form for the password) replaces the whole case study. */
  isWithheld: boolean;
  isProtected: boolean;
};

/** A project as viewers with access see it. The values also have the hidden modules, which the page leaves out. */
export function seeWhole(values: ProjectValues): SeenProject {
  const { values: seen } = see(values, owner, false);
  return { values: seen, gates: [], isWithheld: false, isProtected: false };
}

/** A project as visitors without access would see it if the form were saved. */
export function seeAsVisitor(values: ProjectValues, isProtected: boolean): SeenProject {
  const { values: seen, gates, modules } = see(values, visitor, isProtected);
  return { values: seen, gates, isProtected, isWithheld: isProtected && modules.every(isBlank) };
}

/**
 * Applies the server's rule for which modules a reader sees. The modules of sections that are left out are
 * hidden.
 */
function see(values: ProjectValues, reader: ModuleReader, isPasswordProtected: boolean) {
  const { modules, gates } = seeSections<SectionKey, ContentModule>(laidOutSections(values), {
    reader,
    project: { isPasswordProtected },
    isBlank,
    standInOf: (module) => standInModule(withoutOwnPicture(module)),
    rowsOf: moduleRows,
  });
  const seen = { ...values, ...Object.fromEntries(modules) };
  return { values: seen, gates, modules: [...modules.values()].flat() };
}

/** Removes the module's own picture from its stand-in, because the server does not show it there. */
function withoutOwnPicture(module: ContentModule): ContentModule {
  const { text, src } = module.standIn ?? {};
  const isOwn = src && mediaOf(module).some((own) => assetPath(own) === assetPath(src));
  return isOwn ? { ...module, standIn: { ...(text && { text }) } } : module;
}
