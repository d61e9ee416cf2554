import { hash } from "node:crypto";
import { z } from "zod";
import type { ModuleAudience } from "../../audience/module-audience.ts";
import { valuesOfKind } from "../../content/declare-module.ts";
import { moduleDefinitions } from "../../content/module-types.ts";
import { laidOutModules, readLayout } from "../../content/section-layout.ts";
import { sectionKeys, sections } from "../../content/sections.ts";
import { playerOf, playerOrigins } from "../../players/players.ts";
import { changeDirectly } from "../database/direct-reads.ts";
import { outdateMediaUses } from "../database/media-use-triggers.ts";
import {
  clearOutdatedProjects,
  deleteUses,
  insertMediaUse,
  insertPlayerUse,
  readIdentity,
  readOutdatedProjects,
  readUseForm,
  readWorkImages,
  storeUseForm,
} from "../database/queries/derived-uses.ts";
import { readProjectColumns } from "../database/queries/projects.ts";
import type { Statements } from "../database/statements.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import {
  type ContentModule,
  moduleTypeNames,
  moduleTypes,
  parseSection,
  shownOf,
  standInOf,
  startsOf,
} from "./case-study/content-modules.ts";

/**
 * A use of a media file: a place of a project, or of the site's identity (such as the logo), that shows the
 * file. `source` is the address of the file, null for an empty field. `isStart` marks a picture that is shown
 * before a video plays, `isStandIn` a picture that viewers without access see instead of the module.
 */
type Use = {
  source: string | null;
  place: string;
  moduleId?: string | undefined;
  isHidden?: boolean | undefined;
  audience?: ModuleAudience | undefined;
  isStandIn?: boolean | undefined;
  isStart?: boolean | undefined;
};

/** The columns of a project that contain the address of a picture or video. */
export const heroes = ["homeHeroImage", "heroImage", "socialImage"] as const;

/** The columns of the site's identity that contain the address of a picture. */
export const identityPictures = [
  "logo",
  "portrait",
  "teaserPhoto",
  "socialImage",
  "favicon",
] as const;

const columns = [
  ...heroes,
  "sectionLayout",
  ...sectionKeys.map((key) => sections[key].column),
] as const;

/**
 * Derives which files the projects and the site's identity show, and which projects embed a player, for all
 * records that were written since the last call. The database client calls this function before each commit,
 * so that uses and content are committed together. Triggers (../database/media-use-triggers.ts) mark the
 * written records, also those that other programs write; the uses of the latter are derived before uses are
 * next read.
 */
export async function deriveMediaUses(statements: Statements): Promise<void> {
  const outdated = await readOutdatedProjects(statements);
  if (outdated.length === 0) return;
  for (const projectId of outdated) {
    await deleteUses(statements, projectId);
    if (projectId === null) {
      await storeUses(statements, null, await usesOfSite(statements));
      continue;
    }
    const { media, hasPlayer } = await usesOfProject(statements, projectId);
    await storeUses(statements, projectId, media);
    if (hasPlayer) await insertPlayerUse(statements, projectId);
  }
  await clearOutdatedProjects(statements);
}

async function storeUses(
  statements: Statements,
  projectId: number | null,
  uses: Use[],
): Promise<void> {
  for (const { source, place, moduleId = null, audience = "project", ...is } of uses) {
    if (!source) continue;
    const { isHidden = false, isStandIn = false, isStart = false } = is;
    const use = { place, moduleId, audience, isHidden, isStandIn, isStart };
    await insertMediaUse(statements, { projectId, path: assetPath(source), ...use });
  }
}

async function usesOfSite(statements: Statements): Promise<Use[]> {
  const identity = await readIdentity(statements, identityPictures);
  return identityPictures.map((place) => ({ source: identity?.[place] ?? null, place }));
}

async function usesOfProject(
  statements: Statements,
  id: number,
): Promise<{ media: Use[]; hasPlayer: boolean }> {
  const project = await readProjectColumns(statements, "id", id, columns);
  if (!project) return { media: [], hasPlayer: false };
  const workImages = await readWorkImages(statements, id);
  const modules = readLayout(project.sectionLayout).flatMap((entry) => {
    const { section: place } = entry;
    const { modules } = parseSection(project[sections[place].column]);
    return laidOutModules(entry, modules).map((module) => ({ place, module }));
  });
  const media = [
    ...heroes.map((place) => ({ source: project[place], place })),
    ...workImages.map((source) => ({ source, place: "workImages" })),
    ...modules.flatMap(({ place, module }) => {
      const { id: moduleId, hidden: isHidden, audience } = module;
      const use = { place, moduleId, isHidden, audience };
      return [
        ...shownOf(module).map((source) => ({ source, ...use })),
        ...startsOf(module).map((source) => ({ source, ...use, isStart: true })),
        ...standInsOf(module).map((source) => ({ source, ...use, isStandIn: true })),
      ];
    }),
  ];
  return { media, hasPlayer: modules.some(({ module }) => embedsPlayer(module)) };
}

function standInsOf(module: ContentModule): string[] {
  const { src } = standInOf(module);
  return src ? [src] : [];
}

function embedsPlayer(module: ContentModule): boolean {
  return module.type === "embed" && !module.hidden && playerOf(module.url) !== null;
}

/**
 * Derives the uses of all records that are marked as outdated, or of every record if this version of the
 * program reads modules differently than the version that last derived them.
 * @param url the address of the database
 */
export function renewMediaUses(url: string): Promise<void> {
  const form = formOfModules();
  return changeDirectly(url, async (statements) => {
    if ((await readUseForm(statements)) !== form) {
      await outdateMediaUses(statements);
      await storeUseForm(statements, form);
    }
    await deriveMediaUses(statements);
  });
}

/**
 * A hash of everything that decides how modules are read. A different hash makes all derived uses outdated.
 */
function formOfModules(): string {
  const form = moduleTypeNames.map((type) => [
    z.toJSONSchema(moduleTypes[type].stored),
    moduleDefinitions[type].fields,
    String(valuesOfKind),
  ]);
  return hash("sha256", JSON.stringify([form, playerOrigins, columns]));
}
