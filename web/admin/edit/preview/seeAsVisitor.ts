import { type Gate, seeSections } from "../../../../audience/see-sections";
import { type SectionKey, sectionKeys } from "../../../../content/sections";
import { isBlank, mediaOf } from "../../../modules/editing/contentModules";
import { standInModule } from "../../../modules/editing/moduleAudience";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import type { ProjectValues } from "../model/projectValues";

const visitor = { isOwner: false, hasPortfolioAccess: false };

/** A project as visitors without the password see it. What stands in for a module has its id. */
export type SeenProject = {
  values: ProjectValues;
  gates: readonly Gate<SectionKey>[];
  /** Whether nothing of its case study is seen but the gate. */
  isWithheld: boolean;
  isProtected: boolean;
};

/** What everyone who may see all sees. */
export function seeWhole(values: ProjectValues): SeenProject {
  return { values, gates: [], isWithheld: false, isProtected: false };
}

/** What visitors would see if the form were saved: by the rule that the server asks, too. */
export function seeAsVisitor(values: ProjectValues, isProtected: boolean): SeenProject {
  const { modules, gates } = seeSections<SectionKey, ContentModule>(
    sectionKeys.map((key) => [key, values[key]] as const),
    {
      reader: visitor,
      project: { isPasswordProtected: isProtected },
      isBlank,
      standInOf: (module) => standInModule(withoutOwnPicture(module)),
    },
  );
  const seen = [...modules.values()].flat();
  return {
    values: { ...values, ...Object.fromEntries(modules) },
    gates,
    isProtected,
    isWithheld: isProtected && seen.every(isBlank),
  };
}

/** The server shows no picture of the module itself instead of it. */
function withoutOwnPicture(module: ContentModule): ContentModule {
  const { text, src } = module.standIn ?? {};
  const path = (address: string) => address.replace(/[?#].*/s, "");
  const isOwn = src && mediaOf(module).some((own) => path(own) === path(src));
  return isOwn ? { ...module, standIn: { ...(text && { text }) } } : module;
}
