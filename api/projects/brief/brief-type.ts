import { moduleAudiences } from "../../../audience/module-audience.ts";
import { type Brief, type BriefNumber, briefTexts } from "../../../content/brief.ts";
import { type SectionKey, sectionKeys } from "../../../content/sections.ts";
import { mayRead } from "../../access/audience.ts";
import { briefFor } from "../../access/protection.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { properties } from "../../builder/expose.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { MediaType } from "../../media/media-type.ts";
import { ProjectSectionType } from "../case-study/project-section.ts";

/**
 * A picture in a brief: its address, and the section in which the viewer sees the picture, too. Null if no
 * section shows it.
 */
type SeenPicture = { source: string; section: SectionKey | null };

/** A brief that the viewer may read. `seePictures` reads its pictures when they are needed. */
type SeenBrief = Omit<Brief, "pictures"> & { seePictures: () => Promise<SeenPicture[]> };

/** The brief of a project. Null if the project has no brief, or the viewer may not read it. */
export function seeBrief(project: Project, context: Context): SeenBrief | null {
  const brief = briefFor(context.viewer, project);
  if (!brief) return null;
  let seen: Promise<SeenPicture[]> | undefined;
  const seePictures = () => {
    seen ??= picturesOf(project, brief.pictures, context);
    return seen;
  };
  return { ...brief, seePictures };
}

/** The brief of a revision, for the owner, with all its pictures. Null for a revision without a brief. */
export function wholeBrief(brief: Brief | null): SeenBrief | null {
  if (!brief) return null;
  const pictures = brief.pictures.map((source) => ({ source, section: null }));
  return { ...brief, seePictures: async () => pictures };
}

/** The pictures among `sources` that the project itself shows to the viewer. */
async function picturesOf(
  project: Project,
  sources: readonly string[],
  { database, viewer, asOf, mediaAccess }: Context,
): Promise<SeenPicture[]> {
  const paths = sources.map(assetPath);
  if (paths.length === 0) return [];
  // This comes before the query of the uses below, because `mediaAccess` first derives outdated uses.
  const isReadable = await Promise.all(paths.map((path) => mediaAccess.load(path)));
  const rows = await database.mediaUse.findMany({
    where: { projectId: project.id, path: { in: paths } },
    orderBy: { id: "asc" },
  });
  const uses = rows.map((row) => ({
    ...row,
    // An unknown audience is treated as the narrowest one.
    audience: moduleAudiences.find((each) => each === row.audience) ?? "access",
    project,
  }));
  return sources.flatMap((source, index) => {
    const seen = uses.filter(
      (use) => use.path === paths[index] && !use.isStart && mayRead(viewer, [use], asOf),
    );
    if (seen.length === 0 || !isReadable[index]) return [];
    const shown = seen.filter(({ isHidden }) => !isHidden);
    const section = sectionKeys.find((key) => shown.some(({ place }) => place === key)) ?? null;
    return [{ source, section }];
  });
}

const BriefNumberType = builder.objectRef<BriefNumber>("BriefNumber").implement({
  description: "A figure in a brief, such as `84%`, with a label.",
  fields: (t) => ({
    ...properties(t, "String", {
      value: "The number as the owner writes it, such as `84%` or `9 min`.",
      label: "What the number counts. May be empty.",
    }),
  }),
});

const cost = 20;

const ProjectBriefType = builder.objectRef<SeenBrief>("ProjectBrief").implement({
  description: "A summary of a project in a few words and pictures, written by the owner.",
  fields: (t) => ({
    ...properties(t, "String", {
      outcome: "The outcome of the project, in one sentence.",
      role: "What the designer did.",
      team: "Who took part.",
      time: "How long the project took, or when it was.",
    }),
    numbers: t.expose("numbers", {
      type: [BriefNumberType],
      description: "At most three numbers.",
    }),
    pictures: t.field({
      type: [MediaType],
      extensions: { cost },
      description:
        "At most three pictures of the project, only those that the viewer sees in the project.",
      resolve: async ({ seePictures }) => (await seePictures()).map(({ source }) => source),
    }),
    pictureSections: t.field({
      type: [ProjectSectionType],
      nullable: { list: false, items: true },
      extensions: { cost },
      description:
        "For each picture of the brief, the section that shows it. Null for a picture that no section shows.",
      resolve: async ({ seePictures }) => (await seePictures()).map(({ section }) => section),
    }),
    isPublic: t.exposeBoolean("isPublic", {
      description: "Whether everyone may read the brief, also where the project is protected.",
    }),
  }),
});

export const briefOptions = {
  type: ProjectBriefType,
  nullable: true,
  description:
    "Its brief: a summary in a few words and pictures. Null where the project has no brief. Also null while the project is locked, unless the brief is public.",
} as const;

const BriefNumberInput = builder.inputType("BriefNumberInput", {
  description: "A figure in a brief, such as `84%`, with a label.",
  fields: (t) => ({
    value: t.string({
      required: true,
      description: "The number as it is shown, up to 20 characters.",
    }),
    label: t.string({
      required: true,
      defaultValue: "",
      description: "What the number counts, up to 60 characters.",
    }),
  }),
});

export const BriefInput = builder.inputType("ProjectBriefInput", {
  description:
    "A summary of a project in a few words and pictures. The input replaces the former brief; omitted fields become empty.",
  fields: (t) => {
    const text = (key: keyof typeof briefTexts, description: string) =>
      t.string({
        required: true,
        defaultValue: "",
        description: `${description} Up to ${briefTexts[key].max} characters.`,
      });
    return {
      outcome: text("outcome", "The outcome of the project, in one sentence."),
      role: text("role", "What the designer did."),
      team: text("team", "Who took part."),
      time: text("time", "How long the project took, or when it was."),
      numbers: t.field({
        type: [BriefNumberInput],
        required: true,
        defaultValue: [],
        description: "At most three numbers.",
      }),
      pictures: t.stringList({
        required: true,
        defaultValue: [],
        description:
          "Addresses of at most three pictures that the project also shows elsewhere. Other pictures are not shown.",
      }),
      isPublic: t.boolean({
        required: true,
        defaultValue: false,
        description: "Whether everyone may read the brief, also where the project is protected.",
      }),
    };
  },
});
