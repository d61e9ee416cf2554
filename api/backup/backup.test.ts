import { createReadStream, createWriteStream } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import fastify from "fastify";
import { pack } from "tar-stream";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/client.ts";
import { uploadSiteFont } from "../site/look/fonts/font-actions.ts";
import { fontsPlugin } from "../site/look/fonts/fonts-plugin.ts";
import { checksumOf } from "../testing/checksum-of.ts";
import { databaseVariables } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { backUp, restore, verify } from "./commands.ts";
import { moveDatabase } from "./move-database.ts";
import { restoreArchive } from "./restore-archive.ts";
import { unpackArchive } from "./unpack-archive.ts";
import { writeArchive } from "./write-archive.ts";

let site: TestSite;
let folder: string;
let rounds = 0;

beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-backup-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const variables = () => ({
  DATA_DIR: site.environment.dataFolder,
  ...databaseVariables(site.environment),
});
const emptyFolder = () => mkdtemp(join(folder, "restored-"));
const newArchive = () => join(folder, `backup-${++rounds}.tar`);

/** Stores a file and its asset, as an upload does. */
async function storeFile(bytes: Buffer): Promise<string> {
  const path = `/objects/${crypto.randomUUID()}.png`;
  await site.media.storage.write(path.slice(1), bytes);
  await site.database.mediaAsset.create({
    data: {
      path,
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.length,
      width: 8,
      height: 8,
      checksum: checksumOf(bytes),
    },
  });
  return path;
}

function sendContactMessage(name: string) {
  return site.database.contactMessage.create({
    data: { name, email: "odile@example.com", company: "Port of Sandhaven", message: "Ahoy" },
  });
}

test("4 of 4 backups, written while the site is, hold all that was acknowledged before", {
  tags: ["bothDatabases", "long"],
}, async () => {
  let isWriting = true;
  const acknowledged = { messages: 0, paths: [] as string[] };
  const writing = (async () => {
    while (isWriting) {
      await sendContactMessage(`Message ${acknowledged.messages}`);
      acknowledged.messages += 1;
      await setTimeout(10);
      if (acknowledged.messages % 5 !== 0) continue;
      acknowledged.paths.push(await storeFile(Buffer.from(`picture ${acknowledged.messages}`)));
    }
  })();
  const stopWriting = () => {
    isWriting = false;
    return writing;
  };
  onTestFinished(stopWriting);

  for (let round = 1; round <= 4; round++) {
    const before = { messages: acknowledged.messages, paths: [...acknowledged.paths] };
    const archive = newArchive();
    await backUp(variables(), archive);
    const target = await emptyFolder();
    await restore({ DATA_DIR: target }, archive);

    const database = await openDatabase(`file:${join(target, "vitrine.db")}`);
    const [{ integrity_check } = { integrity_check: "" }] = await database.$queryRaw<
      { integrity_check: string }[]
    >`PRAGMA integrity_check`;
    expect(integrity_check).toBe("ok");
    expect(await database.contactMessage.count()).toBeGreaterThanOrEqual(before.messages);
    const assets = await database.mediaAsset.findMany();
    expect(assets.map(({ path }) => path)).toEqual(expect.arrayContaining(before.paths));
    for (const { path } of assets) {
      expect(await readFile(join(target, "media", path))).toEqual(
        await readFile(join(site.environment.dataFolder, "media", path)),
      );
    }
    await database.$disconnect();
  }
  await stopWriting();
  expect(acknowledged.paths.length).toBeGreaterThan(1);
});

test("an end of the process leaves nothing of an archive that is not complete, nor does the next run of what a kill has left", async () => {
  const base = await emptyFolder();
  const path = join(base, "site.tar");
  const [old, current] = ["site.tar.partial-old", "site.tar.partial-current"];
  for (const name of [old, current]) await mkdir(join(base, name));
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1_000);
  await utimes(join(base, old), days(2), days(2));
  const picture = await storeFile(Buffer.from("of a slow disk"));
  const known = new Set(process.listeners("exit"));
  let proceed = () => {};
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const storage = { ...site.media.storage, stat: () => held.then(() => null) };
  const writing = writeArchive({ database: site.database, storage, secretPath: undefined }, path);
  const added = () => process.listeners("exit").filter((listener) => !known.has(listener));
  await expect.poll(added).toHaveLength(1);
  expect(await readdir(base)).toHaveLength(2);
  for (const remove of added()) remove(1);
  expect(await readdir(base)).toEqual([current]);
  proceed();
  await expect(writing).rejects.toThrow();
  expect(added()).toEqual([]);
  await site.database.mediaAsset.delete({ where: { path: picture } });
});

test("the secret comes along, so that what is sealed with it can be opened", async () => {
  const secretPath = join(site.environment.dataFolder, "secret");
  await writeFile(secretPath, "the secret of this very site, kept in its folder");
  const archive = newArchive();
  await backUp(variables(), archive);
  const target = await emptyFolder();
  await writeFile(join(target, "secret"), "a secret of a start before, whose database was removed");
  await restore({ DATA_DIR: target }, archive);
  expect(await readFile(join(target, "secret"), "utf8")).toBe(await readFile(secretPath, "utf8"));
});

test("a restore at the terminal and a move of the database are in the audit log", {
  tags: "bothDatabases",
}, async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  const [restored, moved] = [await emptyFolder(), await emptyFolder()];
  await restore({ DATA_DIR: restored }, archive);
  const address = `file:${join(moved, "moved.db")}`;
  // `restore` has locked its folder until the end of this process, so the database is moved away.
  await rename(join(restored, "vitrine.db"), join(moved, "former.db"));
  const former = `file:${join(moved, "former.db")}`;
  await moveDatabase({ DATA_DIR: moved, DATABASE_URL: former }, address);
  const database = await openDatabase(address);
  const entries = await database.auditEntry.findMany({ orderBy: { id: "asc" } });
  await database.$disconnect();
  expect(entries.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ["Terminal", "restore", basename(archive)],
    ["Terminal", "moveDatabase", ""],
  ]);
});

test("a restored site has no sessions, which may have been ended since the backup", {
  tags: "bothDatabases",
}, async () => {
  await site.signIn();
  const archive = newArchive();
  await backUp(variables(), archive);
  const target = await emptyFolder();
  await restore({ DATA_DIR: target }, archive);
  const database = await openDatabase(`file:${join(target, "vitrine.db")}`);
  expect([await database.user.count(), await database.session.count()]).toEqual([1, 0]);
  await database.$disconnect();
});

test("a move into a folder that does not exist is refused with the reason", async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  const [restored, moved] = [await emptyFolder(), await emptyFolder()];
  await restore({ DATA_DIR: restored }, archive);
  await rename(join(restored, "vitrine.db"), join(moved, "former.db"));
  const former = { DATA_DIR: moved, DATABASE_URL: `file:${join(moved, "former.db")}` };
  await expect(
    moveDatabase(former, `file:${join(moved, "missing", "vitrine.db")}`),
  ).rejects.toThrow("The database was not moved");
});

test("a full disk does not count as a damaged archive", async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  const restoring = restoreArchive(createReadStream(archive), {
    ...{ storage: site.media.storage, folder, place: async () => {} },
    check: async () => {
      throw new Error("database or disk is full");
    },
  });
  await expect(restoring).rejects.toThrow("disk is full");
});

test("a database without tables does not count as one without a key", async () => {
  const empty = await emptyFolder();
  await writeFile(join(empty, "vitrine.db"), "");
  await expect(backUp({ DATA_DIR: empty }, `${newArchive()}.age`)).rejects.not.toThrow(
    "made no key",
  );
});

test("a file that the storage has lost is named, and the rest is kept", async () => {
  const path = await storeFile(Buffer.from("soon gone"));
  await site.media.storage.remove(path.slice(1));
  const archive = newArchive();
  await expect(backUp(variables(), archive)).rejects.toThrow(
    `The storage has lost ${path.slice(1)}`,
  );
  await expect(verify({}, archive)).rejects.toThrow(
    new RegExp(`can be restored, but not whole:\n${path.slice(1)} is missing`),
  );
  await restore({ DATA_DIR: await emptyFolder() }, archive);
  await site.database.mediaAsset.delete({ where: { path } });
});

test("a file that was removed during a backup does not count as lost", async () => {
  const path = await storeFile(Buffer.from("soon removed"));
  const { storage } = site.media;
  const written = await writeArchive(
    {
      database: site.database,
      secretPath: undefined,
      storage: {
        ...storage,
        stat: async (key) => {
          if (key !== path.slice(1)) return storage.stat(key);
          await site.database.mediaAsset.delete({ where: { path } });
          await storage.remove(key);
          return null;
        },
      },
    },
    newArchive(),
  );
  expect(written.missing).toEqual([]);
});

test("nothing is restored beside the write-ahead log of a database that was moved away", async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  const target = await emptyFolder();
  await writeFile(join(target, "vitrine.db-wal"), "changes of another database");
  await expect(restore({ DATA_DIR: target }, archive)).rejects.toThrow(
    "vitrine.db-wal holds changes of a database that is not there any more",
  );
  expect(await readdir(target)).toEqual(["vitrine.db-wal"]);
});

test("a file that is not what was uploaded is named, and stored as it is", async () => {
  const path = await storeFile(Buffer.from("a whole picture"));
  await site.media.storage.write(path.slice(1), Buffer.from("a whole pic"));
  const archive = newArchive();
  await expect(backUp(variables(), archive)).rejects.toThrow(
    `${path.slice(1)} is not what was uploaded; the backup holds it as it is.`,
  );
  await expect(verify({}, archive)).rejects.toThrow(`${path.slice(1)} is not what was uploaded.`);
  const target = await emptyFolder();
  await restore({ DATA_DIR: target }, archive);
  expect(await readFile(join(target, "media", path), "utf8")).toBe("a whole pic");
  await site.database.mediaAsset.delete({ where: { path } });
});

test("a whole archive is found whole", async () => {
  await storeFile(Buffer.from("a whole picture"));
  const archive = newArchive();
  await backUp(variables(), archive);
  const files = await site.database.mediaAsset.count();
  expect(await verify({}, archive)).toBe(`${archive} is whole: the database and ${files} files.`);
  await expect(verify({}, `${archive}.no`)).rejects.toThrow("There is no file");
});

test("an archive with a wrong byte or cut short is refused whole", async () => {
  const archive = newArchive();
  const marker = Buffer.alloc(4_000, "marker");
  await storeFile(marker);
  await backUp(variables(), archive);
  const bytes = await readFile(archive);
  const refused = async () => {
    const target = await emptyFolder();
    await expect(restore({ DATA_DIR: target }, archive)).rejects.toThrow(/was not restored/);
    await expect(verify({}, archive)).rejects.toThrow(/cannot be restored/);
    const left = await readdir(target, { recursive: true });
    expect(left.filter((name) => !name.startsWith("lock.db"))).toEqual(["media"]);
  };

  const inMedia = bytes.indexOf("markermarker");
  const inManifest = bytes.lastIndexOf("vitrine-backup-1");
  const inHash = bytes.lastIndexOf('"sha256":"') + 12;
  for (const position of [0, 20, 5_000, inMedia, inMedia + 2_000, inManifest, inHash]) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8((damaged.readUInt8(position) ^ 0x01) & 0xff, position);
    await writeFile(archive, damaged);
    await refused();
  }
  for (const length of [0, 1, 511, 512, 9_999, inMedia + 1, inManifest]) {
    await writeFile(archive, bytes);
    await truncate(archive, length);
    await refused();
  }
});

test("an archive that ends while its entry waits is refused, too", async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  await truncate(archive, 600);
  const isWanted = () => setTimeout(50, true);
  const unpacking = unpackArchive(createReadStream(archive), await emptyFolder(), isWanted);
  await expect(unpacking).rejects.toThrow(/cut short/);
});

test("an archive made by hand writes nowhere but into the data folder", async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  for (const header of [
    { name: "media/../../escaped" },
    { name: "/etc/escaped" },
    { name: "link", type: "symlink" as const, linkname: "/etc/passwd" },
  ]) {
    const made = pack();
    if (header.type) made.entry(header);
    else made.entry(header, "text");
    made.finalize();
    await pipeline(made, createWriteStream(archive));
    await expect(restore({ DATA_DIR: await emptyFolder() }, archive)).rejects.toThrow(
      /was not restored/,
    );
  }
});

test("nothing that exists is written over", async () => {
  const archive = newArchive();
  await backUp(variables(), archive);
  await expect(backUp(variables(), archive)).rejects.toThrow(/exists already/);
  await expect(restore(variables(), archive)).rejects.toThrow(
    /There is a (?:database|site) .* already/,
  );
  await expect(restore({ DATA_DIR: await emptyFolder() }, `${archive}.no`)).rejects.toThrow(
    /There is no file/,
  );
  await expect(backUp({ DATA_DIR: await emptyFolder() }, newArchive())).rejects.toThrow(
    /There is no database/,
  );
});

test("a backup holds the owner's fonts, which are served where it is restored", {
  tags: "long",
}, async () => {
  const path = "node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2";
  await uploadSiteFont(site.database, {
    role: "display",
    allowsSubset: true,
    file: Promise.resolve({
      filename: "newsreader.woff2",
      fieldName: "0",
      mimetype: "font/woff2",
      encoding: "7bit",
      createReadStream: () => createReadStream(path),
    }),
  });
  const archive = newArchive();
  await backUp(variables(), archive);
  const target = await emptyFolder();
  await restore({ DATA_DIR: target }, archive);
  const database = await openDatabase(`file:${join(target, "vitrine.db")}`);
  const app = fastify();
  await app.register(fontsPlugin, { database });
  const font = await database.siteFont.findFirstOrThrow();
  const whole = await app.inject({ url: `/fonts/${font.checksum}.woff2` });
  expect(whole.rawPayload).toEqual(await readFile(path));
  const first = await app.inject({ url: `/fonts/${font.firstChecksum}.woff2` });
  expect(first.rawPayload.toString("latin1", 0, 4)).toBe("wOF2");
  await app.close();
  await database.$disconnect();
});

test("a backup holds the résumé, and says when it is damaged", async () => {
  const bytes = Buffer.from("%PDF-1.4 %%EOF");
  await site.media.storage.write("documents/one.pdf", bytes);
  await site.database.siteIdentity.updateMany({
    data: { resume: "/documents/one.pdf", resumeChecksum: checksumOf(bytes) },
  });
  const archive = newArchive();
  await backUp(variables(), archive);
  const target = await emptyFolder();
  await restore({ DATA_DIR: target }, archive);
  expect(await readFile(join(target, "media", "documents", "one.pdf"))).toEqual(bytes);
  await site.media.storage.write("documents/one.pdf", Buffer.from("%PDF-1.4 changed"));
  await expect(backUp(variables(), newArchive())).rejects.toThrow(
    "documents/one.pdf is not what was uploaded",
  );
});
