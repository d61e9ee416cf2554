import { expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { startProjectClient } from "../../testing/project-client.ts";

const client = startProjectClient();
const { run, create } = client;

test("pictures are replaced one at a time; a hero's address changes with the time", async () => {
  const { id, workImages } = await create("orrery", {
    workImages: ["/objects/a.png", "/objects/b.png"],
  });
  const hero = await run("replaceProjectImage", {
    id,
    image: { hero: "PAGE" },
    src: "/objects/c.png",
  });
  expect(hero.project?.heroImage?.src).toMatch(/^\/objects\/c\.png\?v=\d+$/);
  const image = { workImageId: globalIdOf("WorkImage", workImages[0]?.databaseId ?? 0) };
  const { project } = await run("replaceProjectImage", { id, image, src: "/objects/d.png" });
  expect(project?.workImages).toEqual([
    { ...workImages[0], media: { src: "/objects/d.png" } },
    workImages[1],
  ]);
});

test("a picture gives way only where it is the one that was seen", async () => {
  const { id, workImages } = await create("orrery", { workImages: ["/objects/a.png"] });
  const replace = (image: object, src: string, seen: object) =>
    run("replaceProjectImage", { id, image, src, ...seen });
  const workImage = { workImageId: globalIdOf("WorkImage", workImages[0]?.databaseId ?? 0) };
  await replace(workImage, "/objects/b.png", { seenSrc: "/objects/a.png" });
  const late = await replace(workImage, "/objects/c.png", { seenSrc: "/objects/a.png" });
  expect(late.userErrors).toMatchObject([{ field: "seenSrc", code: "STALE_IMAGE" }]);
  expect(late.project?.workImages[0]?.media.src).toBe("/objects/b.png");
  const anyway = await replace(workImage, "/objects/c.png", {});
  expect(anyway.project?.workImages[0]?.media.src).toBe("/objects/c.png");

  const first = await replace({ hero: "PAGE" }, "/objects/d.png", { seenSrc: null });
  const hero = first.project?.heroImage?.src;
  expect(hero).toMatch(/^\/objects\/d\.png/);
  const second = await replace({ hero: "PAGE" }, "/objects/e.png", { seenSrc: null });
  expect(second.userErrors).toMatchObject([{ code: "STALE_IMAGE" }]);
  expect(second.project?.heroImage?.src).toBe(hero);
  const third = await replace({ hero: "PAGE" }, "/objects/e.png", { seenSrc: hero });
  expect(third.userErrors).toEqual([]);
});

test("images that stay keep their records", async () => {
  const { id, workImages } = await create("orrery", {
    workImages: ["/objects/a.png", "/objects/b.png", "/objects/c.png"],
  });
  const { project, removedWorkImageIds } = await run(
    "updateProject",
    { id, workImages: ["/objects/c.png", "/objects/new.png", "/objects/a.png"] },
    "project { ...All } removedWorkImageIds",
  );
  const [a, b, c] = workImages;
  expect([project?.workImages[0], project?.workImages[2]]).toEqual([c, a]);
  expect(removedWorkImageIds).toEqual([globalIdOf("WorkImage", b?.databaseId ?? 0)]);
});
