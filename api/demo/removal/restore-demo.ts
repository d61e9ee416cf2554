import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { takeOutOfTrash } from "../../projects/trash/trash.ts";
import { usualBanner } from "../../site/usual-banner.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { type RemovedContent, readRemovedContent } from "./removed-content.ts";

/**
 * Brings the demo back, all of it or nothing: its projects out of the trash, and what it said wherever
 * nothing else was written since.
 * @throws {UserFault} NOT_FOUND where none was removed within the last thirty days.
 */
export function restoreDemo(database: Database): Promise<void> {
  return changeContent(database, async (transaction) => {
    const removal = await transaction.demoRemoval.findUnique({ where: { id: 1 } });
    if (!removal) throw notRemoved();
    const content = readRemovedContent(removal.content);
    const projects = await transaction.project.findMany({
      where: { id: { in: content.projectIds }, deletedAt: { not: null } },
      orderBy: { id: "asc" },
    });
    for (const project of projects) await takeOutOfTrash(transaction, project);
    await fillRecords(transaction, content);
    await restoreTabs(transaction, content);
    await transaction.demoRemoval.delete({ where: { id: 1 } });
  });
}

async function fillRecords(transaction: Transaction, content: RemovedContent): Promise<void> {
  const where = { id: 1 };
  const version = { increment: 1 };
  const stillEmpty = (record: object | null, fields: RemovedContent["identity"]) =>
    Object.fromEntries(
      Object.entries(record ?? {})
        .filter(([name, value]) => fields[name] && !value)
        .map(([name]) => [name, fields[name]]),
    );
  const identity = await transaction.siteIdentity.findUnique({ where });
  const about = await transaction.aboutContent.findUnique({ where });
  const banner = await transaction.banner.findUnique({ where });
  const identityFields = stillEmpty(identity, content.identity);
  const aboutFields = stillEmpty(about, content.about);
  if (Object.keys(identityFields).length > 0) {
    await transaction.siteIdentity.update({ where, data: { ...identityFields, version } });
  }
  if (Object.keys(aboutFields).length > 0) {
    await transaction.aboutContent.update({ where, data: { ...aboutFields, version } });
  }
  if (content.banner && banner?.content === usualBanner.content && !banner.isActive) {
    await transaction.banner.update({ where, data: { ...content.banner, version } });
  }
}

async function restoreTabs(transaction: Transaction, content: RemovedContent): Promise<void> {
  for (const { quotes, ...tab } of content.tabs) {
    const slug = await findFreeTabSlug(transaction, tab.slug);
    await transaction.aboutTab.create({ data: { ...tab, slug, quotes: { create: quotes } } });
  }
  for (const quote of content.quotes) {
    const tab = await transaction.aboutTab.findUnique({ where: { id: quote.tabId } });
    if (tab) await transaction.quote.create({ data: quote });
  }
}

/** `wanted`, or with the first number behind it that makes it no other tab's. */
async function findFreeTabSlug(transaction: Transaction, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await transaction.aboutTab.findUnique({ where: { slug } }))) return slug;
  }
}

function notRemoved(): UserFault {
  return new UserFault({
    message: "The demo was not removed, or more than thirty days ago.",
    code: "NOT_FOUND",
  });
}
