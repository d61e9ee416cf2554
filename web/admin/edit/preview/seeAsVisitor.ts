import { type Gate, seeSections } from "../../../../audience/see-sections";
import type { SectionKey } from "../../../../content/sections";
import { laidOutSections, type ProjectValues } from "../model/projectValues";
import { isBlank, mediaOf } from "../module-types/contentModules";
import { standInModule } from "../module-types/moduleAudience";
import type { ContentModule } from "../module-types/moduleTypes";

const visitor = { isOwner: false, hasPortfolioAccess: false };

/** A project as visitors without access see it. A stand-in has the id of its module. */
export type SeenProject = {
  values: ProjectValues;
  gates: readonly Gate<SectionKey>[];
  /** Whether the whole case study is replaced by the gate. */
  isWithheld: boolean;
  isProtected: boolean;
};

/** A project as viewers with access see it. */
export function seeWhole(values: ProjectValues): SeenProject {
  return { values: withLeftOut(values), gates: [], isWithheld: false, isProtected: false };
}

/** What is left out is hidden, and no module changes its place. */
function withLeftOut(values: ProjectValues): ProjectValues {
  return { ...values, ...Object.fromEntries(laidOutSections(values)) };
}

/** A project as visitors would see it if the form were saved: by the server's rule. */
export function seeAsVisitor(values: ProjectValues, isProtected: boolean): SeenProject {
  const { modules, gates } = seeSections<SectionKey, ContentModule>(laidOutSections(values), {
    reader: visitor,
    project: { isPasswordProtected: isProtected },
    isBlank,
    standInOf: (module) => standInModule(withoutOwnPicture(module)),
  });
  const seen = [...modules.values()].flat();
  return {
    values: { ...values, ...Object.fromEntries(modules) },
    gates,
    isProtected,
    isWithheld: isProtected && seen.every(isBlank),
  };
}

/** The server does not show the module's own picture in a stand-in. */
function withoutOwnPicture(module: ContentModule): ContentModule {
  const { text, src } = module.standIn ?? {};
  const path = (address: string) => address.replace(/[?#].*/s, "");
  const isOwn = src && mediaOf(module).some((own) => path(own) === path(src));
  return isOwn ? { ...module, standIn: { ...(text && { text }) } } : module;
}
