import { builder } from "../../builder/builder.ts";
import { byNumber, columns } from "../../builder/expose.ts";
import { findWords, searchLimit } from "../../builder/find-words.ts";
import type { AuditEntry, Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";

/** How long entries are stored, in milliseconds: twelve months. */
const lifetime = 366 * 24 * 60 * 60 * 1000;

/** The actor of scheduled changes. */
const schedule = "Schedule";

type Published = Pick<Project, "id" | "name" | "version" | "publishAt">;

type Searched = Pick<AuditEntry, "id" | "actor" | "action" | "subject">;

/** How many entries a search reads at once. */
const batchSize = 1_000;

export const AuditEntryType = builder.prismaNode("AuditEntry", {
  ...byNumber,
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A change that somebody made. Not available to visitors.",
  fields: (t) => ({
    ...columns(t, {
      at: "When the change was made.",
      actor:
        "Who made the change, as text: the owner with browser and session, a token, the schedule, or the terminal.",
      action: "The name of the mutation or command.",
      subject: "The name of the changed record. Empty where the record has no name.",
      projectId:
        "The databaseId of the project that was changed. Null where no project was changed.",
    }),
  }),
});

builder.queryField("auditLog", (t) =>
  t.prismaConnection({
    type: AuditEntryType,
    cursor: "id",
    authScopes: { owner: true },
    description:
      "The log of changes of the last twelve months, latest first. Not available to visitors.",
    args: {
      text: t.arg.string({
        description: `Only changes whose actor, action and subject together contain all of these words, ignoring case. ${searchLimit}`,
      }),
    },
    resolve: async (query, _root, { text }, { database }) => {
      const newestFirst = { orderBy: { id: "desc" } } as const;
      if (!text?.trim()) return database.auditEntry.findMany({ ...query, ...newestFirst });
      const isSaid = findWords(text);
      const { take, skip: _skip, cursor, ...selection } = query;
      const isBackwards = take < 0;
      const size = Math.abs(take);
      const ids: number[] = [];
      let place = cursor?.id;
      for (let isMore = true; isMore && ids.length < size; ) {
        const entries: Searched[] = await database.auditEntry.findMany({
          select: { id: true, actor: true, action: true, subject: true },
          where: place === undefined ? {} : { id: isBackwards ? { gt: place } : { lt: place } },
          orderBy: { id: isBackwards ? "asc" : "desc" },
          take: batchSize,
        });
        for (const { id, actor, action, subject } of entries) {
          if (isSaid([actor, action, inWords(action), subject].join("\n"))) ids.push(id);
        }
        place = entries.at(-1)?.id;
        isMore = entries.length === batchSize;
      }
      return database.auditEntry.findMany({
        ...selection,
        where: { id: { in: ids.slice(0, size) } },
        ...newestFirst,
      });
    },
  }),
);

/** The name of a mutation in words, for searching: "update project" for "updateProject". */
const inWords = (action: string) => action.replace(/[A-Z]/g, " $&");

/**
 * Logs scheduled changes: removals from the trash, and the scheduled publications of the last six
 * months that are not logged yet.
 * @param removed the number of removed records, by their name in the log
 */
export async function logScheduledChanges(
  database: Database,
  removed: Record<string, number>,
  now = new Date(),
): Promise<void> {
  const subject = Object.entries(removed)
    .flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []))
    .join(", ");
  if (subject) {
    const entry = { actor: schedule, action: "emptyTrash", subject };
    await database.auditEntry.create({ data: entry });
  }
  const due = await database.project.findMany({
    where: {
      visibility: "draft",
      publishAt: { lte: now, gt: new Date(now.getTime() - lifetime / 2) },
    },
    select: { id: true, name: true, version: true, publishAt: true },
  });
  for (const project of due) await logPublication(database, project, now);
}

/** Logs the scheduled publication of a draft, if its time has passed and it is not logged yet. */
export async function logPublication(
  { auditEntry }: Pick<Database, "auditEntry">,
  { id: projectId, name, version, publishAt }: Published,
  now: Date,
): Promise<void> {
  if (!publishAt || publishAt > now) return;
  const entry = { actor: schedule, action: "publish", projectId, at: publishAt };
  if ((await auditEntry.count({ where: entry })) > 0) return;
  await auditEntry.create({ data: { ...entry, subject: name, version } });
}

/** Logs a command that was run in a terminal. @param database the database that it has changed */
export async function logCommand(database: Database, action: string, subject = ""): Promise<void> {
  await database.auditEntry.create({ data: { actor: "Terminal", action, subject } });
}

/**
 * Removes entries that are older than `lifetime`. To be called only while the clock is trusted.
 * @returns the number of removed entries
 */
export async function sweepAuditLog(database: Database, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - lifetime);
  const { count } = await database.auditEntry.deleteMany({ where: { at: { lt: limit } } });
  return count;
}
