import { createHash } from "node:crypto";
import { z } from "zod";
import type { ModuleAudience } from "../../audience/module-audience.ts";
import { playerOf, playerOrigins } from "../../players/players.ts";
import { changeDirectly } from "../database/direct-change.ts";
import { outdateMediaUses } from "../database/media-use-triggers.ts";
import type { Statements } from "../database/statements.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import {
  type ContentModule,
  moduleTypes,
  parseSection,
  shownOf,
  standInOf,
  startsOf,
} from "./case-study/content-modules.ts";
import { type SectionColumn, sectionKeys, sections } from "./case-study/sections.ts";

type Use = {
  source: string | null;
  place: string;
  moduleId?: string | undefined;
  isHidden?: boolean | undefined;
  audience?: ModuleAudience | undefined;
  isStandIn?: boolean | undefined;
  isStart?: boolean | undefined;
};

/** What a project, or the site's identity, shows. */
type Uses = { media: Use[]; hasPlayer: boolean };

/** What stands for the site's identity among the projects. */
const site = 0;

/** Columns of a project that hold a picture or video. */
export const heroes = ["homeHeroImage", "heroImage", "socialImage"] as const;

/** The same of the site's identity. */
export const identityPictures = [
  "logo",
  "portrait",
  "teaserPhoto",
  "socialImage",
  "favicon",
] as const;

const columns = [...heroes, ...sectionKeys.map((key) => sections[key].column)];
type ProjectRow = Record<(typeof heroes)[number], string | null> & Record<SectionColumn, string>;

/**
 * Derives the media uses, and the uses of players, of what was written since they were derived last. The database calls it before
 * each commit, so that uses and content are stored together; what was written past it is noted, by the
 * triggers of ../database/media-use-triggers.ts, and derived before the next look at them.
 */
export async function deriveMediaUses(statements: Statements): Promise<void> {
  const outdated = await statements.all<{ projectId: number }>(
    'SELECT "projectId" FROM "OutdatedMediaUse"',
  );
  if (outdated.length === 0) return;
  for (const { projectId: id } of outdated) {
    const owner = id === site ? null : id;
    if (owner === null) await statements.all('DELETE FROM "MediaUse" WHERE "projectId" IS NULL');
    else await statements.all('DELETE FROM "MediaUse" WHERE "projectId" = ?1', owner);
    await statements.all('DELETE FROM "PlayerUse" WHERE "projectId" = ?1', id);
    const { media, hasPlayer } = await (id === site
      ? usesOfSite(statements)
      : usesOfProject(statements, id));
    for (const { source, place, moduleId = null, audience = "project", ...is } of media) {
      const flags = [is.isHidden, is.isStandIn, is.isStart].map((flag) => (flag ? 1 : 0));
      if (!source) continue;
      await statements.all(
        insertUse,
        ...[owner, assetPath(source), place, moduleId, audience, ...flags],
      );
    }
    if (hasPlayer) {
      await statements.all('INSERT INTO "PlayerUse" ("projectId") VALUES (?1)', id);
    }
  }
  await statements.all('DELETE FROM "OutdatedMediaUse"');
}

const insertUse = `
  INSERT INTO "MediaUse"
    ("projectId", "path", "place", "moduleId", "audience", "isHidden", "isStandIn", "isStart")
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`;

const inQuotes = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

async function usesOfSite(statements: Statements): Promise<Uses> {
  const [identity] = await statements.all<Record<string, string | null>>(
    `SELECT ${inQuotes(identityPictures)} FROM "SiteIdentity" WHERE "id" = 1`,
  );
  const media = Object.entries(identity ?? {}).map(([place, source]) => ({ source, place }));
  return { media, hasPlayer: false };
}

async function usesOfProject(statements: Statements, id: number): Promise<Uses> {
  const [project] = await statements.all<ProjectRow>(
    `SELECT ${inQuotes(columns)} FROM "Project" WHERE "id" = ?1`,
    id,
  );
  if (!project) return { media: [], hasPlayer: false };
  const workImages = await statements.all<{ src: string }>(
    'SELECT "src" FROM "WorkImage" WHERE "projectId" = ?1 ORDER BY "id"',
    id,
  );
  const modules = sectionKeys.flatMap((place) =>
    parseSection(project[sections[place].column]).modules.map((module) => ({ place, module })),
  );
  const media = [
    ...heroes.map((place) => ({ source: project[place], place })),
    ...workImages.map(({ src }) => ({ source: src, place: "workImages" })),
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

/** Derives the uses that another version of the product derived, which may read modules otherwise. */
export function renewMediaUses(url: string): Promise<void> {
  const form = formOfModules();
  return changeDirectly(url, async (statements) => {
    const [known] = await statements.all<{ form: string }>('SELECT "form" FROM "MediaUseForm"');
    if (known?.form !== form) {
      await outdateMediaUses(statements);
      await statements.all(
        `INSERT INTO "MediaUseForm" ("id", "form") VALUES (1, ?1)
         ON CONFLICT ("id") DO UPDATE SET "form" = excluded."form"`,
        form,
      );
    }
    await deriveMediaUses(statements);
  });
}

/** Differs where a module is read otherwise, or its media are, or other players may be embedded. */
function formOfModules(): string {
  const form = Object.values(moduleTypes).map(({ stored, mediaOf }) => [
    z.toJSONSchema(stored),
    String(mediaOf),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([form, playerOrigins]))
    .digest("hex");
}
