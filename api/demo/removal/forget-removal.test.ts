import { afterEach, beforeEach, expect, test } from "vitest";
import { findLeftovers } from "../../media/sweep.ts";
import { openDemoSite } from "../../testing/demo-site.ts";
import { runMutation } from "../../testing/run-mutation.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { forgetRemoval } from "./forget-removal.ts";

const day = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

let site: TestSite;
beforeEach(async () => {
  site = await openDemoSite();
});
afterEach(() => site.close());

const remove = () => runMutation(site, "removeDemo", null, "demo { isPresent restorableUntil }");
const restore = () => runMutation(site, "restoreDemo", null, "demo { isPresent restorableUntil }");

test("files of a removed demo are removed after thirty days, except for those that are shown", async () => {
  const { database, media } = site;
  const stores = { database, storage: media.storage, parts: media.parts };
  await database.project.create({
    data: { name: "Mine", slug: "mine", heroImage: "/objects/passage-hero.webp" },
  });
  await remove();
  expect((await findLeftovers(stores, inDays(2).getTime())).assets).toEqual([]);
  expect(await forgetRemoval({ database, media }, inDays(29))).toBe(0);
  await database.project.deleteMany({ where: { deletedAt: { not: null } } });
  // A failure leaves the removal stored, so that the next call removes the files.
  const busy = new Proxy(database, {
    get: (target, name) =>
      name === "$transaction"
        ? () => Promise.reject(new Error("the database is busy"))
        : Reflect.get(target, name),
  });
  await expect(forgetRemoval({ database: busy, media }, inDays(31))).rejects.toThrow("busy");
  expect(await forgetRemoval({ database, media }, inDays(31))).toBeGreaterThan(30);
  const paths = (await database.mediaAsset.findMany()).map(({ path }) => path);
  expect(paths).toEqual(["/objects/passage-hero.webp"]);
  expect(await media.storage.stat("objects/passage-hero.webp")).not.toBeNull();
  expect(await media.storage.stat("objects/portrait.webp")).toBeNull();
  expect((await restore()).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
});
