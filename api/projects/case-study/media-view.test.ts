import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProjectClient } from "../../testing/project-client.ts";
import { isBlank, mediaOf, parseSection } from "./content-modules.ts";

const client = startProjectClient();
const owner = { isOwner: true, hasPortfolioAccess: true };

const view = {
  crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.8 },
  focal: { x: 0.3, y: 0.4 },
  frame: "PHONE",
  playback: "CONTROLS",
  startSrc: "/objects/s.png",
};
const storedView = { ...view, frame: "phone", playback: "controls" };

const withViews = [
  { textImage: { content: "a", media: "/objects/a.png", imagePosition: "LEFT", mediaView: view } },
  {
    imageImage: {
      left: "/objects/a.png",
      leftView: view,
      right: "/objects/a.png",
      rightView: view,
    },
  },
  { heroImage: { media: "/objects/a.png", mediaView: view } },
  { fullWidth: { media: "/objects/a.png", mediaView: view } },
  {
    beforeAfter: {
      before: "/objects/a.png",
      beforeView: view,
      after: "/objects/a.png",
      afterView: view,
    },
  },
  { gallery: { layout: "ROWS", items: [{ media: "/objects/a.png", mediaView: view }] } },
  { embed: { url: "", poster: "/objects/a.png", posterView: view } },
  { quote: { text: "a", portrait: "/objects/a.png", portraitView: view } },
];

const typedViews = `
  ... on TextImageModule { mediaView { ...view } }
  ... on ImageImageModule { leftView { ...view } rightView { ...view } }
  ... on HeroImageModule { mediaView { ...view } }
  ... on FullWidthModule { mediaView { ...view } }
  ... on BeforeAfterModule { beforeView { ...view } afterView { ...view } }
  ... on GalleryModule { items { mediaView { ...view } } }
  ... on EmbedModule { posterView { ...view } }
  ... on QuoteModule { portraitView { ...view } }`;

const fragment =
  "fragment view on MediaView { crop { x y width height } focal { x y } frame playback start { src } }";

test("every picture of a module has a view, in typed input, as text and read by its type", async () => {
  const { id, whyContent } = await client
    .create("orrery", { sections: { why: withViews } })
    .then((project) => ({ ...project, ...(project.caseStudy as { whyContent: string }) }));
  const [textImage, pair, hero, full, comparison, gallery, embed, quote] = JSON.parse(whyContent);
  expect(textImage.imageSrcView).toEqual(storedView);
  expect([pair.leftImageSrcView, pair.rightImageSrcView]).toEqual([storedView, storedView]);
  expect(hero.imageSrcView).toEqual(storedView);
  expect(full.srcView).toEqual(storedView);
  expect([comparison.beforeSrcView, comparison.afterSrcView]).toEqual([storedView, storedView]);
  expect(gallery.items).toEqual([{ src: "/objects/a.png", srcView: storedView }]);
  expect(embed.posterSrcView).toEqual(storedView);
  expect(quote.portraitSrcView).toEqual(storedView);
  const { data, errors } = await client.site.graphql<{ node: { caseStudy: { why: object[] } } }>(
    `query ($id: ID!) { node(id: $id) { ... on Project { caseStudy { why { previewedMedia { src } ${typedViews} } } } } } ${fragment}`,
    { id },
    owner,
  );
  expect(errors).toBeUndefined();
  const { startSrc, ...rest } = view;
  const read = { ...rest, start: { src: startSrc } };
  const [picture, start] = ["/objects/a.png", startSrc].map((src) => ({ src }));
  const one = { previewedMedia: [picture, start] };
  const two = { previewedMedia: [picture, picture, start, start] };
  expect(data?.node.caseStudy.why).toEqual([
    { ...one, mediaView: read },
    { ...two, leftView: read, rightView: read },
    { ...one, mediaView: read },
    { ...one, mediaView: read },
    { ...two, beforeView: read, afterView: read },
    { ...one, items: [{ mediaView: read }] },
    { ...one, posterView: read },
    { ...one, portraitView: read },
  ]);
});

test("a module without a view is stored and read as before", async () => {
  const { id } = await client.create("orrery", {
    sections: { why: [{ heroImage: { media: "/objects/a.png", mediaView: {} } }] },
  });
  const { data } = await client.site.graphql<{
    node: { caseStudy: { whyContent: string; why: object[] } };
  }>(
    `query ($id: ID!) { node(id: $id) { ... on Project { caseStudy { whyContent why { ${typedViews} } } } } } ${fragment}`,
    { id },
    owner,
  );
  expect(data?.node.caseStudy).toEqual({
    whyContent: '[{"type":"hero-image","imageSrc":"/objects/a.png"}]',
    why: [{ mediaView: null }],
  });
});

test.each([
  [{ zoom: 2 }, "The view of a picture has crop, focal, frame, playback, startSrc, but no zoom"],
  ["phone", "The view of a picture must be an object with crop, focal, frame, playback, startSrc"],
  [{ frame: "watch" }, "A frame is one of none, phone, tablet, browser"],
  [{ playback: "once" }, "Playback is one of loop, controls"],
  [{ focal: { x: 1.1, y: 0 } }, "A crop or focal point is given in numbers from 0 to 1"],
  [{ focal: { x: "0", y: 0 } }, "A crop or focal point is given in numbers from 0 to 1"],
  [{ focal: { x: 0, y: 0, z: 0 } }, "A focal point has x, y, but no z"],
  [{ crop: { x: 0, y: 0, width: 0, height: 1 } }, "A crop must have a width and a height"],
  [{ crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }, "A crop must lie within the picture"],
  [{ startSrc: "javascript:alert(1)" }, "Start picture must be a path"],
])("a view %j is refused in a body with a sentence", async (imageSrcView, sentence) => {
  const { id } = await client.create("orrery");
  const each = [
    { type: "hero-image", imageSrc: "/objects/a.png", imageSrcView },
    { type: "gallery", items: [{ src: "/objects/a.png", srcView: imageSrcView }] },
  ];
  for (const module of each) {
    const input = { id, sectionTexts: { why: JSON.stringify([module]) } };
    const { userErrors } = await client.run("updateProject", input, "userErrors { message }");
    expect(userErrors).toMatchObject([
      { message: expect.stringContaining(`Why, module 1: ${sentence}`) },
    ]);
  }
});

test("what cannot be read of a stored view is the default; the rest and the module are read", () => {
  const stored = [
    { type: "hero-image", imageSrc: "/objects/a.png", imageSrcView: "phone" },
    {
      type: "hero-image",
      imageSrcView: { frame: "watch", focal: { x: 2, y: 0 }, playback: "controls", zoom: 2 },
    },
  ];
  const { modules, isParsable } = parseSection(JSON.stringify(stored));
  expect(isParsable).toBe(true);
  expect(JSON.parse(JSON.stringify(modules))).toEqual([
    { type: "hero-image", imageSrc: "/objects/a.png" },
    { type: "hero-image", imageSrc: "", imageSrcView: { playback: "controls", zoom: 2 } },
  ]);
});

test("the start picture of a video is one of its module's media, and shows nothing alone", () => {
  const stored = readFileSync(
    join(import.meta.dirname, "../stored-forms/section-2026-11-22e.json"),
    "utf8",
  );
  expect(parseSection(stored).modules.flatMap(mediaOf)).toContain("/objects/d.png");
  const alone = '[{"type":"hero-image","imageSrcView":{"startSrc":"/objects/d.png"}}]';
  expect(parseSection(alone).modules.map(isBlank)).toEqual([true]);
});
