import type { DemoRemoval } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent, type Transaction } from "../../database/content-change.ts";
import { layInTrash } from "../../projects/trash/trash.ts";
import { usualBanner } from "../../site/usual-banner.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { type DemoFound, findDemo, hasDemo } from "./find-demo.ts";
import { joinRemoved, type RemovedContent, readRemovedContent } from "./removed-content.ts";

/** Pictures are null where there is none, texts are empty. */
const pictures = ["portrait", "teaserPhoto"];

/**
 * Removes what the demo portfolio wrote, all of it or nothing: its projects go to the trash, and what it
 * said of the designer is empty again. What the owner wrote stays, beside it and in it.
 * @throws {UserFault} NO_DEMO where nothing of it is there.
 */
export function removeDemo(database: Database, now = new Date()): Promise<DemoRemoval> {
  return changeContent(database, async (transaction) => {
    const found = await findDemo(transaction);
    if (!hasDemo(found)) throw noDemo();
    for (const project of found.projects) await layInTrash(transaction, project, now);
    await emptyRecords(transaction, found);
    const beginning = { beginning: "own" as const };
    await transaction.siteSetup.upsert({
      where: { id: 1 },
      create: beginning,
      update: beginning,
    });
    const before = await transaction.demoRemoval.findUnique({ where: { id: 1 } });
    const removed = removedContentOf(found);
    const whole = before ? joinRemoved(readRemovedContent(before.content), removed) : removed;
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
    await transaction.banner.update({ where, data: { ...usualBanner, version } });
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
  return new UserFault({
    message: "Nothing of the demo is left.",
    code: "NO_DEMO",
  });
}
