import { createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../database/client.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { readMailReadiness } from "./mail/mail-account.ts";
import { type MessageMail, openMessageMail } from "./message-mail.ts";
import { claimMail, leaseTime, recordFailure, recordMailed, renewLease } from "./outbox.ts";

const contactTo = "owner@example.org";
const times = {
  interval: 60_000,
  connection: 60_000,
  greeting: 60_000,
  silence: 60_000,
  farewell: 100,
};
const noServer = "smtp://127.0.0.1:1";

let site: TestSite;
const closings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await site.close();
});

async function openMailServer(accept?: () => void | Promise<void>): Promise<MailServer> {
  const server = await startMailServer(accept);
  closings.push(server.close);
  return server;
}

const settings = (smtpUrl: string) => () =>
  readMailReadiness({ ...site, fixed: { smtpUrl, contactTo } });

/** Opens the outbox as a start of the site does. */
function startMail(smtpUrl: string, database: Database = site.database): MessageMail {
  const mail = openMessageMail({ ...site, readSettings: settings(smtpUrl), database }, times);
  closings.push(mail.close);
  return mail;
}

async function sendContactMessage(mail: MessageMail): Promise<number> {
  const { id } = await site.database.contactMessage.create({
    data: {
      name: "Odile",
      email: "odile@example.com",
      company: "Port of Sandhaven",
      message: "May we talk about tides?",
      ...(await mail.draft()),
    },
  });
  mail.wake();
  return id;
}

const stored = (messageId: number) =>
  site.database.outgoingMail.findUnique({ where: { messageId } });
const stateOf = async (messageId: number) => (await stored(messageId))?.state;
const attemptsOf = async (messageId: number) => (await stored(messageId))?.attempts;

/** Makes all mails due, as after a pause or a lease. */
const makeDue = () => site.database.outgoingMail.updateMany({ data: { dueAt: new Date(0) } });

const messageIds = ({ mails }: MailServer) =>
  mails.map(({ source }) => /^message-id: (.+)$/im.exec(source)?.[1]);

type Change = Parameters<Database["outgoingMail"]["updateMany"]>[0];

/**
 * The tables that the outbox uses, with a function that runs before each change of mails to the
 * owner.
 */
function changingMails(before: (change: Change) => Promise<void> | void): Database {
  const { database } = site;
  const { outgoingMail } = database;
  return {
    outgoingReply: database.outgoingReply,
    outgoingReadNotice: database.outgoingReadNotice,
    outgoingSignInNotice: database.outgoingSignInNotice,
    outgoingWarning: database.outgoingWarning,
    outgoingCommentNotice: database.outgoingCommentNotice,
    reviewComment: database.reviewComment,
    outgoingMail: {
      findFirst: outgoingMail.findFirst.bind(outgoingMail),
      updateMany: async (change: Change) => {
        await before(change);
        return outgoingMail.updateMany(change);
      },
    },
  } as unknown as Database; // the outbox uses only these tables
}

test("a mail that was taken is not sent again", async () => {
  const server = await openMailServer();
  const mail = startMail(server.url);
  const id = await sendContactMessage(mail);
  await expect.poll(() => stateOf(id)).toBe("mailed");
  await makeDue();
  mail.wake();
  await sendContactMessage(mail);
  await expect.poll(() => server.mails.length).toBe(2);
  expect(new Set(messageIds(server)).size).toBe(2);
});

test("a mail that no server took is sent after a restart", async () => {
  const before = startMail(noServer);
  const id = await sendContactMessage(before);
  await expect.poll(() => attemptsOf(id)).toBe(1);
  expect(await stateOf(id)).toBe("waiting");
  await before.close();

  const server = await openMailServer();
  const after = startMail(server.url);
  after.wake();
  await expect.poll(() => claimMail(site.database)).toBeNull();
  expect(server.mails).toEqual([]);
  await makeDue();
  after.wake();
  await expect.poll(() => stateOf(id)).toBe("mailed");
  expect(server.mails).toHaveLength(1);
});

test("every attempt has the same Message-ID", async () => {
  let refusals = 2;
  const server = await openMailServer(() => {
    if (refusals-- > 0) throw new Error("Come back later");
  });
  const mail = startMail(server.url);
  const id = await sendContactMessage(mail);
  for (const attempts of [1, 2]) {
    await expect.poll(() => attemptsOf(id)).toBe(attempts);
    await makeDue();
    mail.wake();
  }
  await expect.poll(() => stateOf(id)).toBe("mailed");
  expect(messageIds(server)).toEqual(Array(3).fill((await stored(id))?.mailId));
});

test("the pauses grow, and after three days it is given up", async () => {
  const { database } = site;
  await sendContactMessage({ ...startMail(noServer), wake: () => {} });
  const start = Date.now();
  const moments: number[] = [];
  for (let now = start; ; now += 1_000) {
    const mail = await claimMail(database, now);
    if (!mail) {
      const next = await database.outgoingMail.findFirst({ where: { state: "waiting" } });
      if (!next) break;
      now = next.dueAt.getTime();
      continue;
    }
    moments.push(now - start);
    await recordFailure(database, mail, now);
  }
  const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const day = 24 * 60 * 60_000;
  expect(pauses[0]).toBeLessThan(120_000);
  expect(pauses.at(-1)).toBeLessThan(day);
  expect((moments.at(-1) ?? 0) / day).toBeCloseTo(3, 1);
  expect(await database.outgoingMail.findFirst()).toMatchObject({
    state: "failed",
    attempts: moments.length,
  });
});

test("a mail that one process sends is no other's until its lease ends", {
  tags: "bothDatabases",
}, async () => {
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const server = await openMailServer(() => accepted);
  const id = await sendContactMessage(startMail(server.url));
  await expect.poll(() => server.mails.length).toBe(1);

  // If the sending process died now, nobody would know whether the server has accepted the mail.
  expect(await claimMail(site.database)).toBeNull();
  expect(await claimMail(site.database, Date.now() + leaseTime + 1_000)).toMatchObject({
    mailId: (await stored(id))?.mailId,
  });
  accept();
  await expect.poll(() => stateOf(id)).toBe("mailed");
});

test("of two processes that find a mail at the same time one sends it", {
  tags: "bothDatabases",
}, async () => {
  const id = await sendContactMessage({ ...startMail(noServer), wake: () => {} });
  let first: unknown;
  const late = changingMails(async () => {
    first ??= await claimMail(site.database);
  });
  expect(await claimMail(late)).toBeNull();
  expect(first).toMatchObject({ kind: "notice", id });
});

test("a failure after the end of the lease leaves what another process did meanwhile", {
  tags: "bothDatabases",
}, async () => {
  const id = await sendContactMessage({ ...startMail(noServer), wake: () => {} });
  const { database } = site;
  const claimTwice = async () => {
    const late = await claimMail(database);
    await makeDue();
    const mail = await claimMail(database);
    if (!late || !mail) throw new Error("nothing was due");
    return { late, mail };
  };
  const first = await claimTwice();
  await recordFailure(database, first.mail);
  await recordFailure(database, first.late);
  expect(await attemptsOf(id)).toBe(1);
  // After the next failure, the mail is given up.
  await database.outgoingMail.updateMany({ data: { attempts: 11, dueAt: new Date(0) } });
  const last = await claimTwice();
  await recordMailed(database, last.mail);
  await recordFailure(database, last.late);
  expect(await stateOf(id)).toBe("mailed");
});

test("a lease that is renewed after a failed attempt does not shorten the pause", {
  tags: "bothDatabases",
}, async () => {
  const id = await sendContactMessage({ ...startMail(noServer), wake: () => {} });
  const mail = await claimMail(site.database);
  if (!mail) throw new Error("nothing was due");
  await recordFailure(site.database, mail, Date.now() + 60 * 60_000);
  const paused = await stored(id);
  await renewLease(site.database, mail);
  expect(await stored(id)).toEqual(paused);
});

test("what was taken is recorded in the end, and sent once, where the database fails meanwhile", {
  tags: "bothDatabases",
}, async () => {
  const server = await openMailServer();
  let failures = 1;
  const failing = changingMails((change) => {
    const isRecord = change.data.state === "mailed";
    if (isRecord && failures-- > 0) throw new Error("the disk is full");
  });
  const mail = startMail(server.url, failing);
  const id = await sendContactMessage(mail);
  await expect.poll(() => stateOf(id)).toBe("mailed");
  expect(failures).toBe(-1);
  expect(server.mails).toHaveLength(1);
});

test("a clock that was a year ahead holds back no mail", { tags: "bothDatabases" }, async () => {
  await sendContactMessage({ ...startMail(noServer), wake: () => {} });
  const year = 365 * 24 * 60 * 60_000;
  const mail = await claimMail(site.database, Date.now() + year);
  if (mail) await recordFailure(site.database, mail, Date.now() + year);
  expect(await claimMail(site.database)).toMatchObject({ attempts: 1 });
});

test("a message that the owner has deleted is not mailed", async () => {
  const mail = startMail(noServer);
  const id = await sendContactMessage(mail);
  await expect.poll(() => attemptsOf(id)).toBe(1);
  await site.database.contactMessage.delete({ where: { id } });
  expect(await site.database.outgoingMail.count()).toBe(0);
});

test("a reply whose text has another form is given up, and other mails are sent", async () => {
  const server = await openMailServer();
  const { database, sealedText } = site;
  const mail = startMail(server.url);
  const messageId = await sendContactMessage({ ...mail, wake: () => {} });
  for (const [index, text] of ["not JSON", '{"body":"Newer"}'].entries()) {
    await database.outgoingReply.deleteMany();
    await database.outgoingReply.create({
      data: { messageId, mailId: `<${index}@example.org>`, sealed: sealedText.seal(text) },
    });
    mail.wake();
    const state = async () => (await database.outgoingReply.findFirst())?.state;
    await expect.poll(state).toBe("failed");
  }
  await expect.poll(() => stateOf(messageId)).toBe("mailed");
});

test("a mail server that keeps silent does not hold up a stop", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  closings.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const address = silent.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  const readSettings = settings(`smtp://127.0.0.1:${address.port}`);
  const mail = openMessageMail({ ...site, readSettings }, times);
  const id = await sendContactMessage(mail);
  await expect.poll(() => sockets.length).toBe(1);
  await mail.close();
  expect(await stateOf(id)).toBe("waiting");
});
