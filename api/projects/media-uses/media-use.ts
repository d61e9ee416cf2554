import { resolveOffsetConnection } from "@pothos/plugin-relay";
import { builder } from "../../builder/builder.ts";
import { enumName } from "../../builder/enum-name.ts";
import { MediaAssetType } from "../../media/media-type.ts";
import { settledUses } from "../../media/settled-uses.ts";
import { eachSection, type SectionKey, sections } from "../case-study/sections.ts";
import type { heroes, identityPictures } from "../derive-media-uses.ts";

/** Of the site where it is one of its identity's, and of a project otherwise. */
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
  teaserPhoto: "Beside the teaser of the home page.",
  favicon: "The site's icon.",
};

const MediaPlaceType = builder.enumType("MediaPlace", {
  description: "Where content shows a picture or video.",
  values: Object.fromEntries<{ value: string; description: string }>(
    Object.entries(descriptions).map(([value, description]) => [
      enumName(value),
      { value, description },
    ]),
  ),
});

const MediaUseType = builder.prismaObject("MediaUse", {
  description: "A place that shows a stored file.",
  fields: (t) => ({
    place: t.field({
      type: MediaPlaceType,
      description: "Which place it is.",
      resolve: ({ place }) => place,
    }),
    isHidden: t.exposeBoolean("isHidden", {
      description: "Whether it stands in a module that is hidden.",
    }),
    isStart: t.exposeBoolean("isStart", {
      description: "Whether it is only what a video shows there until it plays.",
    }),
    isInTrash: t.boolean({
      select: { project: { select: { deletedAt: true } } },
      description: "Whether its project is in the trash.",
      resolve: ({ project }) => project?.deletedAt != null,
    }),
    project: t.relation("project", {
      nullable: true,
      description: "The project that shows it. Null for the site's identity.",
    }),
  }),
});

builder.objectFields(MediaAssetType, (t) => ({
  useCount: t.int({
    authScopes: { owner: true },
    description:
      "In how many places content shows it now, those in the trash too. For the owner only.",
    resolve: async ({ path }, _arguments, context) => {
      const reads = await settledUses(context);
      const [row] = reads.all<{ count: number }>(
        'SELECT count(*) AS "count" FROM "MediaUse" WHERE "path" = ?',
        path,
      );
      return row?.count ?? 0;
    },
  }),
  uses: t.connection({
    type: MediaUseType,
    authScopes: { owner: true },
    description: "The places that show it now, those in the trash too. For the owner only.",
    resolve: async ({ path }, connection, context) => {
      await settledUses(context);
      const sizes = { defaultSize: 50, maxSize: 100 };
      return resolveOffsetConnection({ args: connection, ...sizes }, ({ limit, offset }) =>
        context.database.mediaUse.findMany({
          where: { path },
          orderBy: [{ projectId: "asc" }, { id: "asc" }],
          take: limit,
          skip: offset,
        }),
      );
    },
  }),
}));
