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
 * A project as one kind of viewer sees it. A stand-in (the module that is shown instead of a withheld module)
 * has the id of the withheld module.
 */
export type SeenProject = {
  values: ProjectValues;
  gates: readonly Gate<SectionKey>[];
  /** Whether the gate (the form for the password) replaces the whole case study. */
  isWithheld: boolean;
  isProtected: boolean;
};

/** A project as viewers with access see it. The values include hidden modules, which the page leaves out. */
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
 * Finds the modules that a viewer sees, by the same rule as the server. The modules of sections that are left
 * out count as hidden.
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

/** Removes the module's own pictures, which are withheld, from its stand-in. The server does the same. */
function withoutOwnPicture(module: ContentModule): ContentModule {
  const { text, src } = module.standIn ?? {};
  const isOwn = src && mediaOf(module).some((own) => assetPath(own) === assetPath(src));
  return isOwn ? { ...module, standIn: { ...(text && { text }) } } : module;
}
