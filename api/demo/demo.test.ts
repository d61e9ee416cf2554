import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type DemoMediaName, demoMedia } from "./media.ts";
import { type DemoModule, type DemoProject, demoPortfolio } from "./portfolio.ts";

function sections(project: DemoProject): DemoModule[][] {
  return [
    project.role,
    project.why,
    project.result,
    project.process,
    project.solution,
    project.shippedGoods,
  ];
}

function mediaOf(module: DemoModule): DemoMediaName[] {
  switch (module.type) {
    case "text":
      return [];
    case "text-image":
    case "hero-image":
      return [module.imageSrc];
    case "image-image":
      return [module.leftImageSrc, module.rightImageSrc];
  }
}

const modules = demoPortfolio.projects.flatMap((project) => sections(project).flat());

test("every picture and film is shown somewhere, and everything shown exists", () => {
  const { identity, projects } = demoPortfolio;
  const used = new Set<string>([
    identity.portrait,
    identity.teaserPhoto,
    ...projects.flatMap(({ homeHeroImage, heroImage, workImages }) => [
      homeHeroImage,
      heroImage,
      ...workImages,
    ]),
    ...modules.flatMap(mediaOf),
    ...Object.values(demoMedia).flatMap((media) =>
      media.kind === "video" ? [media.posterName] : [],
    ),
  ]);
  expect([...used].sort()).toEqual(Object.keys(demoMedia).sort());
});

test("file names are unique and every alternative text says something", () => {
  const media = Object.values(demoMedia);
  expect(new Set(media.map(({ fileName }) => fileName)).size).toBe(media.length);
  for (const { fileName, alt } of media) {
    expect(alt.length, fileName).toBeGreaterThan(20);
  }
});

test("slugs are unique, of the documented form, and no section is empty", () => {
  const slugs = [...demoPortfolio.projects, ...demoPortfolio.tabs].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  for (const project of demoPortfolio.projects) {
    expect(
      sections(project).every((section) => section.length > 0),
      project.name,
    ).toBe(true);
    expect(project.workImages.length, project.name).toBeLessThanOrEqual(10);
  }
});

test("the demo shows all module types, hidden modules, protection and the film", () => {
  expect(new Set(modules.map(({ type }) => type))).toEqual(
    new Set(["text", "text-image", "image-image", "hero-image"]),
  );
  expect(modules.some(({ hidden }) => hidden)).toBe(true);
  expect(
    demoPortfolio.projects.filter(({ isPasswordProtected }) => isPasswordProtected),
  ).toHaveLength(2);
  expect(modules.flatMap(mediaOf)).toContain("passage-film");
  expect(demoPortfolio.projects.flatMap(({ workImages }) => workImages)).toContain("passage-film");
});

test("rich text markers come in pairs", () => {
  for (const module of modules) {
    if (module.type === "text" || module.type === "text-image") {
      expect(module.content.split("**").length % 2, module.content).toBe(1);
      expect(module.content.split("<u>").length, module.content).toBe(
        module.content.split("</u>").length,
      );
      expect(module.content.replaceAll("**", "").split("_").length % 2, module.content).toBe(1);
    }
  }
});

test.each(["passage-home", "quillon-confidence", "conference"] as const)(
  "%s is drawn at its stated size, the same each time",
  async (name) => {
    const media = demoMedia[name];
    if (media.kind !== "image") {
      throw new Error(`${name} is not a picture`);
    }
    const [first, second] = await Promise.all([media.render(), media.render()]);
    const { width, height, format } = await sharp(first).metadata();
    expect({ width, height, format }).toEqual({
      width: media.width,
      height: media.height,
      format: "png",
    });
    expect(first.length).toBeLessThan(1_500_000);
    expect(first.equals(second)).toBe(true);
  },
);

test("the film is in the repository, small, and has a poster of the same size", () => {
  const film = demoMedia["passage-film"];
  if (film.kind !== "video") {
    throw new Error("passage-film is not a film");
  }
  expect(existsSync(film.filePath)).toBe(true);
  expect(statSync(film.filePath).size).toBeLessThan(600_000);
  const { width, height } = demoMedia[film.posterName];
  expect({ width, height }).toEqual({ width: film.width, height: film.height });
});
