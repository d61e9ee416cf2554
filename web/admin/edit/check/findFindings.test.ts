import { expect, test } from "vitest";
import { noBrief } from "../../../../content/brief";
import { parseFields } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import type { ContentModule } from "../module-types/moduleTypes";
import { findFindings } from "./findFindings";
import type { CheckedMedia, CheckFacts } from "./finding";

const none = { role: [], why: [], result: [], process: [], solution: [], shippedGoods: [] };
const project = { id: "own", isProtected: false, isPublic: false };

type Known = {
  media?: Record<string, Partial<Omit<CheckedMedia, "uses">> & { uses?: object[] }>;
  links?: Record<string, "PUBLIC" | "UNLISTED" | "DRAFT" | "MISSING">;
};

function factsOf({ media = {}, links = {} }: Known): CheckFacts {
  const asset = (src: string) => {
    const { uses = [], ...given } = media[src] ?? {};
    const edges = uses.map((node) => ({
      node: {
        place: "WHY",
        audience: "PROJECT",
        isStandIn: false,
        isHidden: false,
        isInTrash: false,
        project: null,
        ...node,
      },
    }));
    const known = {
      id: src,
      fileName: src.slice(1),
      altText: "Told",
      isDecorative: false,
      kind: "IMAGE",
      mediaType: "image/png",
      ...{ width: 2_000, height: 1_500 },
      ...given,
    };
    return { ...known, uses: { edges } } as CheckedMedia; // with the values that a test gives
  };
  return {
    mediaOf: (src) => (src in media ? asset(src) : undefined),
    targetOf: (address) => links[address],
  };
}

const brief = { outcome: "Twice as many read it." };
const check = (values: Partial<ProjectValues>, known: Known = {}, of = project) =>
  findFindings(
    { ...parseFields({ name: "Orrery", slug: "orrery", brief }), ...none, ...values },
    of,
    factsOf(known),
  );
const text = (content: string): ContentModule => ({ type: "text", id: "t", content, markup: 2 });
const picture = (imageSrc: string): ContentModule => ({ type: "hero-image", id: "p", imageSrc });

test("pictures and videos without a description, but for those that need none", () => {
  const media = {
    "/a": { altText: "" },
    "/b": { altText: "", isDecorative: true },
    "/c": { altText: "" },
  };
  expect(
    check({ heroImage: "/b", workImages: ["/d", "/c"], why: [picture("/a")] }, { media }),
  ).toEqual([
    { message: "“c” has no description.", part: "images", picked: { picture: 2 }, asset: "/c" },
    { message: "“a” has no description.", part: "p", picked: { picture: 0 }, asset: "/a" },
  ]);
});

test("the same of a picture in several places is said once, with all of them", () => {
  const media = { "/a": { altText: "" }, "/b": { altText: "", fileName: "a" } };
  const why = [picture("/a"), { ...picture("/b"), id: "other" }, { ...picture("/a"), id: "again" }];
  const message = "“a” has no description.";
  expect(check({ heroImage: "/a", why }, { media })).toEqual([
    { message, part: "images", picked: { picture: 0 }, asset: "/a", alsoIn: ["p", "again"] },
    { message, part: "other", picked: { picture: 0 }, asset: "/b" },
  ]);
});

test("modules that say nothing, and those with a gap; hidden ones are not looked at", () => {
  const messages = (module: object) =>
    check({ why: [module as ContentModule] }).map(({ message }) => message);
  expect(messages({ type: "text", id: "t", content: " " })).toEqual([
    "It is empty, so it is not shown.",
  ]);
  expect(messages({ type: "text", id: "t", content: " ", hidden: true })).toEqual([]);
  expect(messages({ type: "hero-image", id: "p", imageSrc: "", caption: "Wanted" })).toEqual([
    "A picture is missing.",
  ]);
  // A name without a quote is not shown.
  expect(messages({ type: "quote", id: "q", text: "", person: "Runa" })).toEqual([
    "It has no words yet, so it is not shown.",
  ]);
  expect(messages({ type: "embed", id: "e", url: "https://unknown.example/1" })).toEqual([
    "It has no address that can be embedded yet, so it is not shown.",
  ]);
  // A quote needs no portrait.
  expect(messages({ type: "quote", id: "q", text: "So" })).toEqual([]);
});

test("paragraphs that few read to their end, with the words that lead there", () => {
  const long = Array(121).fill("word").join(" ");
  expect(check({ why: [text(`Short.\n\n${long}\n\n- ${long} more`)] })).toEqual([
    {
      message: "A paragraph has 121 words. Shorter ones are easier to read.",
      part: "t",
      picked: { text: long },
    },
    {
      message: "A paragraph has 122 words. Shorter ones are easier to read.",
      part: "t",
      picked: { text: `${long} more` },
    },
  ]);
  expect(check({ why: [text(Array(120).fill("word").join(" "))] })).toEqual([]);
});

test("words that cover the picture that they stand over", () => {
  const wide = (src: string, count: number): ContentModule => ({
    ...{ type: "full-width", id: "w", src, markup: 2 },
    text: Array(count).fill("word").join(" "),
    caption: "Any number of words",
  });
  expect(check({ why: [wide("/a", 60)] })).toEqual([]);
  expect(check({ why: [wide("/a", 61)] }).map(({ message }) => message)).toEqual([
    "61 words stand over the picture and cover much of it.",
  ]);
});

test("own links that lead nowhere, to drafts, or to what is unlisted; others are not asked about", () => {
  const links = {
    "/project/gone": "MISSING",
    "/project/rough": "DRAFT",
    "/project/hush": "UNLISTED",
    "/project/fine": "PUBLIC",
  } as const;
  const content =
    "See [one](/project/gone#top), [two](/project/rough), [three](/project/fine), [four](https://elsewhere.example/project/gone), [five](#why).";
  const found = check(
    {
      why: [text(content)],
      links: [{ label: "", url: `${window.location.origin}/project/hush` }],
    },
    { links },
  );
  expect(found).toEqual([
    {
      message: `“${window.location.origin}/project/hush” leads to an unlisted project, and makes it known.`,
      part: "facts",
      picked: { text: `${window.location.origin}/project/hush` },
    },
    {
      message: "“one” leads to /project/gone, where there is nothing.",
      part: "t",
      picked: { text: "See one, two, three, four, five." },
    },
    {
      message: "“two” leads to a draft, which visitors do not find.",
      part: "t",
      picked: { text: "See one, two, three, four, five." },
    },
  ]);
});

const other = (more: object = {}) => ({
  project: {
    id: "other",
    name: "Closed",
    visibility: "PUBLIC",
    isPasswordProtected: true,
    ...more,
  },
});

test.each<[string, object, boolean]>([
  ["in a protected case study", other(), true],
  ["on the card of a protected project", { ...other(), place: "HERO_IMAGE" }, false],
  ["in a hidden module of one", { ...other(), isHidden: true }, false],
  ["in one that is in the trash", { ...other(), isInTrash: true }, false],
  ["in a case study without protection", other({ isPasswordProtected: false }), false],
  ["in a public module of a protected one", { ...other(), audience: "PUBLIC" }, false],
  ["shown instead of a module", { ...other(), audience: "ACCESS", isStandIn: true }, false],
])("what is public here and %s elsewhere", (_where, use, isFound) => {
  const media = { "/a": { uses: [use] } };
  const messages = check({ why: [picture("/a")] }, { media }).map(({ message }) => message);
  const message = "“a” belongs to “Closed”, which is protected. Here everyone sees it.";
  expect(messages).toEqual(isFound ? [message] : []);
});

test("what a module here shows to those with the password alone, and everyone sees beside it or elsewhere", () => {
  const access: ContentModule = { ...picture("/a"), audience: "access" };
  const messages = (why: ContentModule[], uses: object[] = []) =>
    check({ why }, { media: { "/a": { uses } } }).map(({ message }) => message);
  expect(messages([access])).toEqual([]);
  expect(messages([access, { ...picture("/a"), id: "b" }])).toEqual([
    "“a”, for those with the password, is also in a module of the project that everyone sees, or shown instead of one.",
  ]);
  const standIn: ContentModule = { ...text("Secret"), audience: "access", standIn: { src: "/a" } };
  expect(messages([access, standIn])).toHaveLength(1);
  const elsewhere = { ...other({ isPasswordProtected: false }), audience: "ACCESS" };
  expect(messages([standIn], [elsewhere])).toEqual([
    "“a” belongs to “Closed”, where it needs the password. Here everyone sees it.",
  ]);
});

test("what is protected here and public elsewhere, or among the images of the project itself", () => {
  const closed = { ...project, isProtected: true };
  const open = other({ name: "Open", isPasswordProtected: false });
  const messages = (uses: object[], values: Partial<ProjectValues> = {}) =>
    check({ why: [picture("/a")], ...values }, { media: { "/a": { uses } } }, closed).map(
      ({ message }) => message,
    );
  expect(messages([open])).toEqual([
    "“a”, part of the protected case study, is also in “Open”, where everyone sees it.",
  ]);
  expect(messages([{ place: "PORTRAIT" }])).toEqual([
    "“a”, part of the protected case study, is also in the site’s identity, where everyone sees it.",
  ]);
  expect(messages([other({ visibility: "DRAFT", isPasswordProtected: false })])).toEqual([]);
  expect(messages([other()])).toEqual([]);
  expect(messages([], { workImages: ["/a"] })).toEqual([
    "“a”, part of the protected case study, is also one of the project’s images, which everyone sees.",
  ]);
});

test("a public project that no page lists", () => {
  const of = { ...project, isPublic: true };
  const messages = (values: Partial<ProjectValues>) =>
    check(values, {}, of).map(({ message }) => message);
  expect(messages({})).toEqual([expect.stringMatching(/^In no list/)]);
  expect(messages({ showOnHome: true })).toEqual([]);
  expect(messages({ workImages: ["/a"] })).toEqual([]);
  expect(check({})).toEqual([]);
});

test("a case study without a brief", () => {
  const messages = (values: Partial<ProjectValues>) => check(values).map(({ part }) => part);
  expect(messages({ brief: noBrief, why: [text("Words")] })).toEqual(["brief"]);
  expect(messages({ why: [text("Words")] })).toEqual([]);
  // A project without a case study needs no brief.
  expect(messages({ brief: noBrief, why: [] })).toEqual([]);
});

test("pictures with too few pixels for the size that they are printed in", () => {
  const media = (width: number, more: object = {}) => ({
    media: { "/a": { fileName: "a", width, height: width / 2, ...more } },
  });
  const messages = (module: ContentModule, known: Known) =>
    check({ why: [module] }, known).map(({ message }) => message);
  expect(messages(picture("/a"), media(1_029))).toEqual([
    "“a” is 1029 pixels wide. Printed or as PDF it needs 1030 to be sharp.",
  ]);
  expect(messages(picture("/a"), media(1_030))).toEqual([]);
  // So tall that the height of the sheet limits its width.
  expect(messages(picture("/a"), media(600, { height: 1_200 }))).toEqual([]);
  expect(messages(picture("/a"), media(40, { mediaType: "image/svg+xml" }))).toEqual([]);
  expect(messages(picture("/a"), media(40, { kind: "VIDEO" }))).toEqual([]);
  const beside = { type: "text-image", id: "b", textContent: "Words", imageSrc: "/a" };
  expect(messages(beside as ContentModule, media(520))).toEqual([]);
  // Two modules share the width of the sheet: the wide one has two thirds.
  const row = [
    { ...picture("/a"), wide: true } as ContentModule,
    { ...text("By it"), beside: true },
  ];
  expect(check({ why: row }, media(690))).toEqual([]);
  expect(check({ why: row }, media(680))).toHaveLength(1);
  // The picture at the head of the page.
  expect(check({ heroImage: "/a" }, media(500)).map(({ part }) => part)).toEqual(["images"]);
});

test.each([
  ["请先打招呼。客户没有钱做更多的用户测试了。", "我们等了很久。客户没有钱做更多的用户测试了。"],
  [
    "お客様にはテストのお金が残っていませんでした。",
    "「お客様にはテストのお金が残っていませんでした。」",
  ],
  ["ลูกค้าไม่มีเงินเหลือสำหรับการทดสอบ", "เรารอ ลูกค้าไม่มีเงินเหลือสำหรับการทดสอบ"],
])("a private note without white space: %s", (speakerNotes, copied) => {
  const noted: ContentModule = { ...text("A"), id: "n", speakerNotes };
  expect(check({ why: [noted], result: [text(copied)] }).map(({ part }) => part)).toEqual(["t"]);
  expect(check({ why: [noted], result: [text(copied.slice(0, 6))] })).toEqual([]);
});

test("a private note in a public place", () => {
  const speakerNotes = "Say hello.\nThe client had no money left for tests.";
  const noted: ContentModule = { ...text("We tested twice."), id: "n", speakerNotes };
  expect(check({ why: [noted, text("Say hello. The client had money left for tests.")] })).toEqual(
    [],
  );
  const copied = text("We waited. The client had\n**no money** left for tests. So it went.");
  expect(check({ why: [noted], result: [copied] })).toEqual([
    {
      message: "A sentence of your private notes is here, where others can read it.",
      part: "t",
      picked: { text: "We waited. The client had no money left for tests. So it went." },
    },
  ]);
  expect(check({ why: [noted], result: [{ ...copied, hidden: true }] })).toEqual([]);
});
