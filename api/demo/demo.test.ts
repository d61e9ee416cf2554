import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { inspectPicture } from "../media/inspect/inspect-picture.ts";
import { storedModule } from "../projects/case-study/content-module-input.ts";
import { mediaOf, textsOf } from "../projects/case-study/content-modules.ts";
import { checksumOf } from "../testing/checksum-of.ts";
import { demoMedia, demoMediaFolder, demoPath, fileNameOf, placeOf } from "./media.ts";
import { demoPortfolio } from "./portfolio.ts";

const modules = demoPortfolio.projects
  .flatMap(({ caseStudy }) => Object.values(caseStudy).flat())
  .map(storedModule);

test("every picture and video is shown somewhere, and everything shown exists", () => {
  const { identity, projects } = demoPortfolio;
  const used = new Set([
    demoPath(identity.portrait),
    demoPath(identity.teaserPhoto),
    ...projects.flatMap(({ homeHeroImage, heroImage, workImages }) => [
      homeHeroImage,
      heroImage,
      ...workImages,
    ]),
    ...modules.flatMap(mediaOf),
    ...demoMedia.flatMap((media) => (media.kind === "video" ? [demoPath(media.posterName)] : [])),
  ]);
  expect([...used].sort()).toEqual(demoMedia.map(({ fileName }) => `/objects/${fileName}`).sort());
});

test("file names are unique and every alternative text says something", () => {
  expect(new Set(demoMedia.map(({ fileName }) => fileName)).size).toBe(demoMedia.length);
  for (const { fileName, altText } of demoMedia) {
    expect(altText.length, fileName).toBeGreaterThan(20);
  }
});

test("slugs are unique, of the documented form, and no section is empty", () => {
  const slugs = [...demoPortfolio.projects, ...demoPortfolio.tabs].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  for (const project of demoPortfolio.projects) {
    const { caseStudy } = project;
    expect(
      Object.values(caseStudy).every((section) => section.length > 0),
      project.name,
    ).toBe(true);
    expect(project.workImages.length, project.name).toBeLessThanOrEqual(10);
  }
});

test("the demo shows all module types, hidden modules, protection and the video", () => {
  expect(new Set(modules.map(({ type }) => type))).toEqual(
    new Set(["text", "text-image", "image-image", "hero-image"]),
  );
  expect(modules.some(({ hidden }) => hidden)).toBe(true);
  expect(
    demoPortfolio.projects.filter(({ isPasswordProtected }) => isPasswordProtected),
  ).toHaveLength(2);
  expect(modules.flatMap(mediaOf)).toContain(demoPath("passage-video"));
  expect(demoPortfolio.projects.flatMap(({ workImages }) => workImages)).toContain(
    demoPath("passage-video"),
  );
});

test("every project has its facts, and most tags find more than one", () => {
  const { projects } = demoPortfolio;
  for (const { name, client, year, role, team = [], tags = [] } of projects) {
    expect([client, year, role].every(Boolean) && team.length * tags.length > 0, name).toBe(true);
  }
  for (const { url } of projects.flatMap(({ links = [] }) => links)) {
    // The clients are invented, so links lead to the reserved domain .example.
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
  const open = projects.filter(({ isPasswordProtected }) => !isPasswordProtected);
  const tags = open.flatMap((project) => project.tags ?? []);
  const shared = [...new Set(tags)].filter((tag) => tags.indexOf(tag) !== tags.lastIndexOf(tag));
  expect(shared.length).toBeGreaterThan(2);
});

test("rich text markers come in pairs", () => {
  for (const module of modules) {
    for (const words of textsOf(module)) {
      expect(words.split("**").length % 2, words).toBe(1);
      expect(words.split("<u>").length, words).toBe(words.split("</u>").length);
      expect(words.replaceAll("**", "").split("_").length % 2, words).toBe(1);
    }
  }
});

test("every file is in the repository, small, and what its row says", {
  tags: "long",
}, async () => {
  for (const media of demoMedia) {
    const bytes = readFileSync(`${demoMediaFolder}/${placeOf(media.fileName)}`);
    expect(bytes.length, media.fileName).toBeLessThan(300_000);
    expect(media).toMatchObject({ byteSize: bytes.length, checksum: checksumOf(bytes) });
    if (media.kind === "image") {
      expect(media).toMatchObject(await inspectPicture(bytes));
      expect(media.width, media.fileName).toBeGreaterThanOrEqual(2400);
    }
  }
});

test("nothing else is in the folder of the demo's files", () => {
  const files = readdirSync(demoMediaFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(demoMediaFolder, join(parentPath, name)));
  expect(files.sort()).toEqual(
    [...demoMedia.map(({ fileName }) => placeOf(fileName)), "pictures.json"].sort(),
  );
});

test("the video has a poster of the same shape", () => {
  const shape = (fileName: string) => {
    const media = demoMedia.find((candidate) => candidate.fileName === fileName);
    return media && media.width / media.height;
  };
  const video = demoMedia.find((media) => media.kind === "video");
  expect(video && shape(video.fileName)).toBe(video && shape(fileNameOf(video.posterName)));
});
