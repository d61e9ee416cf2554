import { action, savedAs } from "../../builder/action.ts";
import type { DemoRemoval } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { layInTrash, takeOutOfTrash } from "../../projects/trash/trash.ts";
import { defaultBanner } from "../../site/new-site.ts";
import { refusal, type UserFault } from "../../validation/accept.ts";
import { DemoType, readDemo } from "./demo.ts";
import { type DemoFound, findDemo, hasDemo, readDemoFields } from "./find-demo.ts";
import { joinRemoved, type RemovedContent, readRemovedContent } from "./removed-content.ts";

action("removeDemo", {
  description:
    "Removes the content of the demo portfolio: projects, About content, tabs, quotes, banner, name and texts of the site. What the owner wrote stays. For thirty days restoreDemo can bring the demo back.",
  run: async (_none, { database, clock }) => {
    await removeDemo(database, clock());
    return readDemo(database);
  },
  payload: {
    description: "The parts of the demo that the site has now.",
    fields: savedAs("demo", DemoType, "The demo as it is now. Null where nothing was done."),
  },
});

action("restoreDemo", {
  description:
    "Restores the removed demo portfolio, within thirty days: its projects, tabs and quotes, and its texts and pictures in fields that are still empty.",
  run: async (_none, { database }) => {
    await restoreDemo(database);
    return readDemo(database);
  },
  payload: {
    description: "The parts of the demo that the site has now.",
    fields: savedAs("demo", DemoType, "The demo as it is now. Null where nothing was done."),
  },
});

/** The fields with pictures: removing the demo sets them to null, and all other fields to empty texts. */
const pictures = ["portrait", "teaserPhoto"];

/**
 * Removes the content of the demo portfolio, all of it or nothing: its projects go to the trash, and its
 * texts and pictures of the designer are removed. Content that the owner wrote stays, also in records that
 * contain both.
 * @throws {UserFault} NO_DEMO if the site has no content of the demo
 */
export function removeDemo(database: Database, now = new Date()): Promise<DemoRemoval> {
  return changeContent(database, async (transaction) => {
    const found = await findDemo(transaction);
    if (!hasDemo(found)) throw noDemo();
    const before = await transaction.demoRemoval.findUnique({ where: { id: 1 } });
    const removedBefore = before && readRemovedContent(before.content);
    // Projects that the owner has deleted stay in the trash as her own.
    await transaction.project.updateMany({
      where: {
        ...{ isDemo: true, deletedAt: { not: null } },
        id: { notIn: removedBefore?.projectIds ?? [] },
      },
      data: { isDemo: false },
    });
    for (const project of found.projects) await layInTrash(transaction, project, now);
    await emptyRecords(transaction, found);
    const beginning = { beginning: "own" as const };
    await transaction.siteSetup.upsert({
      where: { id: 1 },
      create: beginning,
      update: beginning,
    });
    const removed = removedContentOf(found);
    const whole = removedBefore ? joinRemoved(removedBefore, removed) : removed;
    const removal = { removedAt: now, content: JSON.stringify(whole) };
    return transaction.demoRemoval.upsert({
      where: { id: 1 },
      create: removal,
      update: removal,
    });
  });
}

async function emptyRecords(transaction: Transaction, found: DemoFound): Promise<void> {
  const where = { id: 1 };
  const version = { increment: 1 };
  await transaction.quote.deleteMany({ where: { id: { in: found.quotes.map(({ id }) => id) } } });
  await transaction.aboutTab.deleteMany({ where: { id: { in: found.tabs.map(({ id }) => id) } } });
  const empty = (fields: RemovedContent["identity"]) =>
    Object.fromEntries(
      Object.keys(fields).map((name) => [name, pictures.includes(name) ? null : ""]),
    );
  if (Object.keys(found.identity).length > 0) {
    await transaction.siteIdentity.update({ where, data: { ...empty(found.identity), version } });
  }
  if (Object.keys(found.about).length > 0) {
    await transaction.aboutContent.update({ where, data: { ...empty(found.about), version } });
  }
  if (found.banner) {
    await transaction.banner.update({ where, data: { ...defaultBanner, version } });
  }
}

function removedContentOf(found: DemoFound): RemovedContent {
  const { projects, identity, about, banner, tabs, quotes } = found;
  return {
    projectIds: projects.map(({ id }) => id),
    identity,
    about,
    banner: banner && { isActive: banner.isActive, content: banner.content },
    tabs,
    quotes,
  };
}

function noDemo(): UserFault {
  return refusal("NO_DEMO", "Nothing of the demo is left.");
}

/**
 * Brings the demo back, all of it or nothing: its projects from the trash, its tabs and quotes, and its other
 * content in fields that are still empty.
 * @throws {UserFault} NOT_FOUND if no demo was removed within the last thirty days
 */
function restoreDemo(database: Database): Promise<void> {
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
  const marks = (record: { demoFields: string }, fields: object) => ({
    demoFields: JSON.stringify([...readDemoFields(record), ...Object.keys(fields)]),
  });
  if (identity && Object.keys(identityFields).length > 0) {
    const data = { ...identityFields, ...marks(identity, identityFields), version };
    await transaction.siteIdentity.update({ where, data });
  }
  if (about && Object.keys(aboutFields).length > 0) {
    const data = { ...aboutFields, ...marks(about, aboutFields), version };
    await transaction.aboutContent.update({ where, data });
  }
  if (content.banner && banner?.content === defaultBanner.content && !banner.isActive) {
    await transaction.banner.update({ where, data: { ...content.banner, isDemo: true, version } });
  }
}

async function restoreTabs(transaction: Transaction, content: RemovedContent): Promise<void> {
  for (const { quotes, ...tab } of content.tabs) {
    const slug = await findFreeTabSlug(transaction, tab.slug);
    const isDemo = true;
    const create = quotes.map((quote) => ({ ...quote, isDemo }));
    await transaction.aboutTab.create({ data: { ...tab, slug, isDemo, quotes: { create } } });
  }
  for (const quote of content.quotes) {
    const tab = await transaction.aboutTab.findUnique({ where: { id: quote.tabId } });
    if (tab) await transaction.quote.create({ data: { ...quote, isDemo: true } });
  }
}

/** A slug that no tab has: `wanted`, with the first free number appended if a tab has it. */
async function findFreeTabSlug(transaction: Transaction, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await transaction.aboutTab.findUnique({ where: { slug } }))) return slug;
  }
}

function notRemoved(): UserFault {
  return refusal("NOT_FOUND", "The demo was not removed, or more than thirty days ago.");
}
