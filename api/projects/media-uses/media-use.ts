import { resolveOffsetConnection } from "@pothos/plugin-relay";
import DataLoader from "dataloader";
import { eachSection, type SectionKey, sectionKeys, sections } from "../../../content/sections.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { enumOf } from "../../builder/enum-of.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { countUses, type ListedUse, listUses } from "../../database/queries/media-uses.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { MediaAssetType } from "../../media/media-type.ts";
import { settledUses } from "../../media/settled-uses.ts";
import { ModuleAudienceType } from "../case-study/content-module.ts";
import {
  type ContentModule,
  parseSection,
  shownOf,
  standInOf,
  startsOf,
} from "../case-study/content-modules.ts";
import { isLeftOut } from "../case-study/see-case-study.ts";
import type { heroes, identityPictures } from "../derive-media-uses.ts";
import { ProjectType } from "../project.ts";

/**
 * A place that shows pictures or videos: a field of the site's identity or of a project, or a
 * section.
 */
type MediaPlace =
  | (typeof heroes)[number]
  | "workImages"
  | SectionKey
  | (typeof identityPictures)[number];

const descriptions: Record<MediaPlace, string> = {
  homeHeroImage: "A project's card on the home page.",
  heroImage: "The head of a project's page.",
  socialImage: "Link previews: of a project, or of the site where the use has no project.",
  workImages: "The work grid.",
  ...eachSection((key) => `The section ${sections[key].name} of a case study.`),
  logo: "The site's logo.",
  portrait: "The designer's portrait.",
  teaserPhoto: "The photo beside the teaser text of the home page.",
  favicon: "The site's icon.",
};

const MediaPlaceType = enumOf<string>(
  "MediaPlace",
  "A place in content that shows a picture or video.",
  descriptions,
);

const MediaUseType = builder.objectRef<ListedUse>("MediaUse").implement({
  description: "A place in content that shows a stored file.",
  fields: (t) => ({
    place: t.expose("place", {
      type: MediaPlaceType,
      description: "The place that shows the file.",
    }),
    isHidden: t.boolean({
      description: "Whether the module that shows the file is hidden.",
      resolve: ({ isHidden }) => isHidden !== 0,
    }),
    audience: t.expose("audience", {
      type: ModuleAudienceType,
      description: "Who sees the module that shows the file. PROJECT outside of a case study.",
    }),
    isStandIn: t.boolean({
      description: "Whether the file is shown by a module's stand-in, to viewers without access.",
      resolve: ({ isStandIn }) => isStandIn !== 0,
    }),
    isStart: t.boolean({
      description: "Whether the place shows the file only as the start picture of a video.",
      resolve: ({ isStart }) => isStart !== 0,
    }),
    isInTrash: t.boolean({
      description: "Whether the project that shows the file is in the trash.",
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    modulePlaces: t.intList({
      description:
        "The positions of the modules that show the file, counted within the section from 1, hidden modules included. Empty outside of a case study.",
      resolve: async (use, _arguments, context) => {
        const { projectId } = use;
        const project = projectId === null ? null : await projectsOf(context).load(projectId);
        return project ? modulesOf(project, use) : [];
      },
    }),
    project: t.field({
      type: ProjectType,
      nullable: true,
      description: "The project that shows the file. Null where the site's identity shows it.",
      resolve: ({ projectId }, _arguments, context) =>
        projectId === null ? null : projectsOf(context).load(projectId),
    }),
  }),
});

const projectLoaders = new WeakMap<Context, DataLoader<number, Project | null>>();

/** Loads projects by id, in batches. Null for an unknown id. */
function projectsOf(context: Context): DataLoader<number, Project | null> {
  const known = projectLoaders.get(context);
  if (known) return known;
  const loader = new DataLoader<number, Project | null>(async (ids) => {
    const projects = await context.database.project.findMany({ where: { id: { in: [...ids] } } });
    return ids.map((id) => projects.find((project) => project.id === id) ?? null);
  });
  projectLoaders.set(context, loader);
  return loader;
}

function modulesOf(project: Project, use: ListedUse): number[] {
  const { path, place, isHidden } = use;
  const section = sectionKeys.find((key) => key === place);
  if (!section) return [];
  const { modules } = parseSection(project[sections[section].column]);
  const isWhollyHidden = isLeftOut(project, section);
  const read = readerOf(use);
  return modules.flatMap((module, index) => {
    const isSo = (isWhollyHidden || Boolean(module.hidden)) === Boolean(isHidden);
    return isSo && read(module).some((source) => assetPath(source) === path) ? [index + 1] : [];
  });
}

function readerOf({ isStart, isStandIn }: ListedUse) {
  if (isStandIn) return (module: ContentModule) => [standInOf(module).src ?? ""];
  return isStart ? startsOf : shownOf;
}

builder.objectFields(MediaAssetType, (t) => ({
  useCount: t.int({
    authScopes: { owner: ["READ"] },
    description:
      "The number of the file's uses, including uses in projects in the trash. Not available to visitors.",
    resolve: async ({ path }, _arguments, context) => countUses(await settledUses(context), path),
  }),
  uses: t.connection({
    type: MediaUseType,
    authScopes: { owner: ["READ"] },
    description:
      "The file's uses, including uses in projects in the trash. Not available to visitors.",
    resolve: async ({ path }, connection, context) => {
      const reads = await settledUses(context);
      const sizes = { defaultSize: 50, maxSize: 100 };
      return resolveOffsetConnection({ args: connection, ...sizes }, (range) =>
        listUses(reads, path, range),
      );
    },
  }),
}));
