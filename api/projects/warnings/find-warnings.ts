import { projectFields } from "../../../content/project-fields.ts";
import { readLayout, type SectionNames, sectionNameIn } from "../../../content/section-layout.ts";
import { eachSection, type SectionKey, sectionKeys, sections } from "../../../content/sections.ts";
import { isFound } from "../../access/audience.ts";
import { isLocked } from "../../access/protection.ts";
import { visitor } from "../../access/viewer.ts";
import type { Context } from "../../builder/context.ts";
import type { MediaAsset, Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { playbackWarning } from "../../media/inspect/playback-warning.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { readSiteWords } from "../../site/read-site-words.ts";
import { given } from "../../validation/accept.ts";
import {
  type ContentModule,
  isBlank,
  mediaOf,
  parseSection,
  shownOf,
  standInOf,
  startsOf,
} from "../case-study/content-modules.ts";
import { knownModules, withKnownAudiences } from "../case-study/guarded-audiences.ts";
import { seeModules } from "../case-study/see-case-study.ts";
import type { SectionChanges } from "../case-study/written-sections.ts";
import { heroes } from "../derive-media-uses.ts";
import { columnsOf } from "../fields/json-columns.ts";
import { type ProjectChanges, projectChanges } from "../fields/project-fields.ts";

/** A warning about content that a change would make public. */
export type ProjectWarning = {
  code:
    | "MISSING_DESCRIPTION"
    | "EMPTY_SECTIONS"
    | "MISSING_PICTURE"
    | "PROTECTED_ELSEWHERE"
    | "OVERSIZE_ORIGINAL"
    | "NOT_SHOWN_EVERYWHERE";
  message: string;
  /** The address of the picture or video. Null where the warning is about no file. */
  source: string | null;
  /** Where the project shows the picture or video, as the editor names the places. */
  places: string[];
};

type Found = Omit<ProjectWarning, "places">;

/** The largest size of an original without a warning, in megabytes. */
const largestWithoutWarning = { image: 10, video: 50 } as const;
const megabyte = 1_000_000;

type Change = { id: number; fields: ProjectChanges; sections: SectionChanges };
type Services = Pick<Context, "database" | "mediaAssets" | "media" | "asOf">;

/**
 * The warnings about content that a change of a project would make public. Content that was public before, or
 * stays withheld, is ignored. The list is empty if the project does not exist, or its fields would be
 * refused.
 */
export async function findWarnings(
  { database, mediaAssets, media, asOf }: Services,
  { id, fields, sections: changes }: Change,
): Promise<ProjectWarning[]> {
  const project = await database.project.findFirst({
    where: { id, deletedAt: null },
    include: { workImages: { select: { src: true } } },
  });
  const accepted = projectChanges.safeParse(fields);
  if (!project || !accepted.success) return [];
  const workImages = project.workImages.map(({ src }) => src);
  const { say } = await readSiteWords(database);
  const names = eachSection((key) => say(`section.${key}`));
  const changed = { ...project, workImages, ...columnsOf(given(accepted.data)) };
  // Content with a scheduled publication is checked as it will be seen then, because there is no
  // check at the scheduled time.
  const before = stateOf({ ...project, workImages }, project.publishAt ?? asOf, names);
  const after = stateOf(changed, changed.publishAt ?? asOf, names, changes);

  const sources = newcomers(before.publicMedia, after.publicMedia);
  const assets = await Promise.all(sources.map((source) => mediaAssets.load(assetPath(source))));
  const isShown = await media.access.mayRead(visitor, sources.map(assetPath));
  const withheld = sources.filter((_source, index) => !isShown[index]);
  const owners = await protectedOwners(database, withheld.map(assetPath), id);
  const found: Found[] = [
    ...withheld.flatMap((source) => protectedElsewhere(source, owners.get(assetPath(source)))),
    ...emptySections(before, after),
    ...missingPictures(before, after),
    ...sources.flatMap((source, index) =>
      after.describedPaths.has(assetPath(source)) ? missingDescription(source, assets[index]) : [],
    ),
    ...sources.flatMap((source, index) => notShownEverywhere(source, assets[index])),
    ...sources.flatMap((source, index) => oversizeOriginal(source, assets[index])),
  ];
  return found.map((warning) => ({
    ...warning,
    places: [...((warning.source && after.places.get(assetPath(warning.source))) || [])],
  }));
}

type Fields = Pick<
  Project,
  | "id"
  | "visibility"
  | "publishAt"
  | "deletedAt"
  | "showOnHome"
  | "isPasswordProtected"
  | "sectionLayout"
  | (typeof heroes)[number]
  | `${SectionKey}Content`
> & { workImages: readonly string[] };

type State = ReturnType<typeof stateOf>;

/** The content that visitors without the password would see of a project at a given time. */
function stateOf(project: Fields, now: Date, names: SectionNames, changes: SectionChanges = {}) {
  const known = knownModules(sectionKeys.map((key) => project[sections[key].column]));
  const layout = readLayout(project.sectionLayout).filter(({ isLeftOut }) => !isLeftOut);
  const all = layout.map(({ section: key }) => {
    const change = changes[key] ?? project[sections[key].column];
    const text = typeof change === "string" ? change : JSON.stringify(change);
    const written = withKnownAudiences(text, known);
    return [key, parseSection(written).modules] as const;
  });
  const visible = all.map(
    ([key, modules]) => [key, modules.filter(({ hidden }) => !hidden)] as const,
  );
  const { homeHeroImage, heroImage, socialImage, workImages } = project;
  const shown = [...seeModules(visible, project, visitor).modules.values()].flat();
  const isPublic = isFound(visitor, project, now, "address");
  const described = [homeHeroImage, heroImage, ...workImages, ...shown.flatMap(shownOf)];
  return {
    showOnHome: project.showOnHome && isFound(visitor, project, now, "list"),
    emptySections: visible
      .filter(([, modules]) => modules.every(isBlank))
      .map(([key]) => sectionNameIn(layout, key, names)),
    missingPictures: all.flatMap(([key, modules]) =>
      modules.flatMap((module, index) =>
        isPublic && shown.includes(module) && shownOf(module).includes("")
          ? moduleName(index, sectionNameIn(layout, key, names))
          : [],
      ),
    ),
    publicMedia: isPublic
      ? [
          ...described,
          ...shown.flatMap(startsOf),
          ...(isLocked(project, visitor) ? [] : [socialImage]),
        ].flatMap((source) => source || [])
      : [],
    describedPaths: new Set(described.flatMap((source) => (source ? assetPath(source) : []))),
    places: placesOf(project, all, names),
  };
}

/**
 * The places that show each file, by the file's path, named as in the editor. Hidden modules are left out.
 */
function placesOf(
  project: Fields,
  all: readonly (readonly [SectionKey, readonly ContentModule[]])[],
  names: SectionNames,
): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  const add = (place: string, sources: readonly (string | null | undefined)[]) => {
    for (const path of sources.flatMap((source) => (source ? assetPath(source) : []))) {
      places.set(path, (places.get(path) ?? new Set()).add(place));
    }
  };
  for (const key of heroes) {
    add(projectFields[key].label, [project[key]]);
  }
  add(projectFields.workImages.label, project.workImages);
  const layout = readLayout(project.sectionLayout);
  for (const [key, modules] of all) {
    for (const [index, module] of modules.entries()) {
      const place = moduleName(index, sectionNameIn(layout, key, names));
      if (!module.hidden) add(place, [...mediaOf(module), standInOf(module).src]);
    }
  }
  return places;
}

/** The name of a module in the editor. `index` is counted from 0. */
const moduleName = (index: number, section: string) => `Module ${index + 1} of ${section}`;

/**
 * The addresses in `after` of files that are not in `before`. A file with several addresses is listed once.
 */
function newcomers(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before.map(assetPath));
  return after.filter((source) => {
    const path = assetPath(source);
    return !known.has(path) && known.add(path);
  });
}

type ProtectedOwner = Pick<Project, "name" | "isPasswordProtected">;

/** For each of these paths of files, another project that shows the file only to viewers with access. */
async function protectedOwners(
  database: Database,
  paths: string[],
  except: number,
): Promise<Map<string, ProtectedOwner>> {
  const uses = await database.mediaUse.findMany({
    where: {
      path: { in: paths },
      place: { in: sectionKeys },
      isStandIn: false,
      project: { deletedAt: null, id: { not: except } },
      OR: [{ audience: "access" }, { audience: "project", project: { isPasswordProtected: true } }],
    },
    select: { path: true, project: { select: { name: true, isPasswordProtected: true } } },
    orderBy: { projectId: "asc" },
  });
  return new Map(uses.flatMap(({ path, project }) => (project ? [[path, project]] : [])));
}

function protectedElsewhere(source: string, owner: ProtectedOwner | undefined): Found[] {
  if (owner === undefined) return [];
  const { name, isPasswordProtected } = owner;
  const message = isPasswordProtected
    ? `Belongs to “${name}”, which is protected. Here everyone will see it.`
    : `Only those with access see it in “${name}”. Here everyone will see it.`;
  return [{ code: "PROTECTED_ELSEWHERE", message, source }];
}

function emptySections(before: State, after: State): Found[] {
  if (!after.showOnHome) return [];
  const known = before.showOnHome ? before.emptySections : [];
  if (after.emptySections.every((name) => known.includes(name))) return [];
  const names = after.emptySections.join(", ");
  const message = `Shown on the home page, with sections still empty: ${names}.`;
  return [{ code: "EMPTY_SECTIONS", message, source: null }];
}

function missingPictures(before: State, after: State): Found[] {
  const added = after.missingPictures.filter((name) => !before.missingPictures.includes(name));
  if (added.length === 0) return [];
  const message = `A picture is missing in ${new Intl.ListFormat("en").format(added)}.`;
  return [{ code: "MISSING_PICTURE", message, source: null }];
}

function missingDescription(source: string, asset: MediaAsset | null | undefined) {
  if (!asset || asset.altText || asset.isDecorative) return [];
  const message = `This ${nouns[asset.kind]} has no description for those who do not see it.`;
  return [{ code: "MISSING_DESCRIPTION", message, source } as const];
}

function notShownEverywhere(source: string, asset: MediaAsset | null | undefined) {
  const message = asset && playbackWarning(asset);
  return message ? [{ code: "NOT_SHOWN_EVERYWHERE", message, source } as const] : [];
}

function oversizeOriginal(source: string, asset: MediaAsset | null | undefined) {
  if (!asset || asset.byteSize <= largestWithoutWarning[asset.kind] * megabyte) return [];
  const size = Math.round(asset.byteSize / megabyte);
  const message = `The original of this ${nouns[asset.kind]} has ${size} MB; ${largestWithoutWarning[asset.kind]} MB are plenty.`;
  return [{ code: "OVERSIZE_ORIGINAL", message, source } as const];
}

const nouns = { image: "picture", video: "video" } as const;
