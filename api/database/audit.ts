import { AsyncLocalStorage } from "node:async_hooks";
import { cutTo } from "../../content/storable-text.ts";
import type { Prisma } from "./__generated__/prisma/client.ts";

/** The actor and the action, such as "Token “CI”" and "updateProject". */
type AuditedAction = { actor: string; action: string };

type Pending = AuditedAction & { isWritten: boolean };

const pending = new AsyncLocalStorage<Pending>();

type Writer = Pick<Prisma.TransactionClient, "auditEntry">;

/**
 * Runs an action and records it in the audit log, in the transaction of its first change of
 * content. An action that changes no content is recorded after it has succeeded. An action that
 * fails before its record is written is not recorded.
 */
export async function audited<Result>(
  database: Writer,
  action: AuditedAction,
  run: () => Promise<Result>,
): Promise<Result> {
  const entry = { ...action, isWritten: false };
  const result = await pending.run(entry, run);
  if (!entry.isWritten) await writeAuditEntry(database, entry, result);
  return result;
}

/**
 * Writes the audit entry of the running action, in the transaction of its change. Does nothing
 * where no action runs in `audited`, or where its entry is written already.
 * @param result the result of the change
 */
export async function writePendingEntry(transaction: Writer, result: unknown): Promise<void> {
  const entry = pending.getStore();
  if (!entry || entry.isWritten) return;
  await writeAuditEntry(transaction, entry, result);
  entry.isWritten = true;
}

async function writeAuditEntry(
  database: Writer,
  { actor, action }: AuditedAction,
  result: unknown,
): Promise<void> {
  await database.auditEntry.create({ data: { actor, action, ...subjectOf(result) } });
}

/** The maximum length of a name in the log, in characters. */
const longestName = 200;

/**
 * The subject of an entry, from a result that is a record or contains one. Only names, paths,
 * slugs, ids and versions are read: no content, and no secret.
 */
function subjectOf(result: unknown) {
  const holder = Object(result);
  const record = Object(holder.project ?? holder.token ?? holder.asset ?? result);
  // Messages, which have `email`, are logged without a name: the sender's name would outlive the message.
  const names: unknown[] =
    "email" in record ? [] : [record.name, record.fileName, record.path, record.slug];
  const name = String(names.find((each) => typeof each === "string" && each !== "") ?? "");
  const isProject = typeof record.workOrder === "number";
  return {
    subject: `${cutTo(name, longestName)}${holder.isDraft === true ? " (waits as a draft)" : ""}`,
    ...(isProject && { projectId: Number(record.id), version: Number(record.version) }),
  };
}
