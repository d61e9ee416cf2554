import { createHash } from "node:crypto";
import LibSql from "libsql";
import { z } from "zod";
import type { ModuleAudience } from "../../audience/module-audience.ts";
import { playerOf, playerOrigins } from "../../players/players.ts";
import { type Connection, inTransaction, pathOfUrl, readColumn } from "../database/connection.ts";
import { outdateMediaUses } from "../database/media-use-triggers.ts";
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
export function deriveMediaUses(connection: Connection): void {
  const outdated = readColumn(connection, 'SELECT "projectId" FROM "OutdatedMediaUse"');
  if (outdated.length === 0) return;
  const remove = connection.prepare('DELETE FROM "MediaUse" WHERE "projectId" IS ?');
  const removePlayer = connection.prepare('DELETE FROM "PlayerUse" WHERE "projectId" = ?');
  const insertPlayer = connection.prepare('INSERT INTO "PlayerUse" ("projectId") VALUES (?)');
  const insert = connection.prepare(`
    INSERT INTO "MediaUse"
      ("projectId", "path", "place", "moduleId", "audience", "isHidden", "isStandIn", "isStart")
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  for (const id of outdated.map(Number)) {
    const owner = id === site ? null : id;
    remove.run([owner]);
    removePlayer.run([id]);
    const { media, hasPlayer } =
      id === site ? usesOfSite(connection) : usesOfProject(connection, id);
    for (const { source, place, moduleId = null, audience = "project", ...is } of media) {
      const flags = [is.isHidden, is.isStandIn, is.isStart].map((flag) => (flag ? 1 : 0));
      if (source) insert.run([owner, assetPath(source), place, moduleId, audience, ...flags]);
    }
    if (hasPlayer) insertPlayer.run([id]);
  }
  connection.exec('DELETE FROM "OutdatedMediaUse"');
}

function usesOfSite(connection: Connection): Uses {
  const [identity] = connection
    .prepare(`SELECT ${identityPictures.join(", ")} FROM "SiteIdentity" WHERE "id" = 1`)
    .all() as Record<string, string | null>[]; // as the statement says
  const media = Object.entries(identity ?? {}).map(([place, source]) => ({ source, place }));
  return { media, hasPlayer: false };
}

function usesOfProject(connection: Connection, id: number): Uses {
  const [project] = connection
    .prepare(`SELECT ${columns.join(", ")} FROM "Project" WHERE "id" = ?`)
    .all([id]) as ProjectRow[]; // as the statement says
  if (!project) return { media: [], hasPlayer: false };
  const workImages = connection
    .prepare('SELECT "src" FROM "WorkImage" WHERE "projectId" = ?')
    .pluck(true)
    .all([id]);
  const modules = sectionKeys.flatMap((place) =>
    parseSection(project[sections[place].column]).modules.map((module) => ({ place, module })),
  );
  const media = [
    ...heroes.map((place) => ({ source: project[place], place })),
    ...workImages.map((source) => ({ source: String(source), place: "workImages" })),
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
export function renewMediaUses(url: string): void {
  const connection = new LibSql(pathOfUrl(url));
  const form = formOfModules();
  try {
    const [known] = readColumn(connection, 'SELECT "form" FROM "MediaUseForm"');
    inTransaction(connection, () => {
      if (known !== form) {
        outdateMediaUses(connection);
        connection.prepare('INSERT OR REPLACE INTO "MediaUseForm" VALUES (1, ?)').run(form);
      }
      deriveMediaUses(connection);
    });
  } finally {
    connection.close();
  }
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
