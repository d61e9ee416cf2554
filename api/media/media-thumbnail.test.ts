import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const asset = {
  mediaType: "image/png",
  byteSize: 1,
  width: 1600,
  height: 900,
  checksum: "none",
} as const;

async function thumbnailOf(heroImage: string): Promise<unknown> {
  await site.database.project.create({ data: { name: "One", slug: "one", heroImage } });
  const { data } = await site.graphql(`{ project(slug: "one") { heroImage { thumbnail } } }`);
  return data;
}

const thumbnail = (address: string | null) => ({ project: { heroImage: { thumbnail: address } } });

test("a picture's is a small version, also where its address carries a version", async () => {
  await site.database.mediaAsset.create({
    data: { ...asset, path: "/objects/a.png", kind: "image" },
  });
  expect(await thumbnailOf("/objects/a.png?v=12")).toEqual(thumbnail("/objects/a.png/480.webp"));
});

test("a drawing that scales is its own", async () => {
  await site.database.mediaAsset.create({
    data: { ...asset, path: "/objects/a.svg", kind: "image", mediaType: "image/svg+xml" },
  });
  expect(await thumbnailOf("/objects/a.svg")).toEqual(thumbnail("/objects/a.svg"));
});

test("a video's is its poster's", async () => {
  await site.database.mediaAsset.createMany({
    data: [
      { ...asset, path: "/objects/a.png", kind: "image", width: 320 },
      {
        ...asset,
        path: "/objects/a.mp4",
        kind: "video",
        mediaType: "video/mp4",
        posterPath: "/objects/a.png",
      },
    ],
  });
  expect(await thumbnailOf("/objects/a.mp4")).toEqual(thumbnail("/objects/a.png/320.webp"));
});

test("a video without a poster has none", async () => {
  expect(await thumbnailOf("/objects/unknown.mp4")).toEqual(thumbnail(null));
});
