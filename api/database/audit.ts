import { AsyncLocalStorage } from "node:async_hooks";
import { cutTo } from "../../content/storable-text.ts";
import type { Prisma } from "./__generated__/prisma/client.ts";

/** The actor and the action, such as "Token “CI”" and "updateProject". */
type AuditedAction = { actor: string; action: string };

type Pending = AuditedAction & { isWritten: boolean };

const pending = new AsyncLocalStorage<Pending>();

type Writer = Pick<Prisma.TransactionClient, "auditEntry">;

/**
 * Runs an action and records it in the audit log: in the transaction of its first change of content, or else
 * when it has ended. An action that fails before that is not recorded.
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
 * Writes the audit entry of the running action, if it is not written yet, in the transaction of its change.
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

/** How long a name in the log may be, in characters. */
const longestName = 200;

/**
 * The subject of an entry, from a result that is a record or contains one. Only names, addresses and numbers
 * are read: no texts, and nothing that is secret.
 */
function subjectOf(result: unknown) {
  const holder = Object(result);
  const record = Object(holder.project ?? holder.token ?? holder.asset ?? result);
  const names: unknown[] = [record.name, record.fileName, record.path, record.slug];
  const name = String(names.find((each) => typeof each === "string" && each !== "") ?? "");
  const isProject = typeof record.workOrder === "number";
  return {
    subject: `${cutTo(name, longestName)}${holder.isDraft === true ? " (waits as a draft)" : ""}`,
    ...(isProject && { projectId: Number(record.id), version: Number(record.version) }),
  };
}
