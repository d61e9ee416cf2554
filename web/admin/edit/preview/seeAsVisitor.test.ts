import { expect, test } from "vitest";
import { parseFields } from "../model/projectFields";
import type { ContentModule } from "../module-types/moduleTypes";
import { previewProject } from "./previewProject";
import { seeAsVisitor, seeWhole } from "./seeAsVisitor";

const text = (id: string, more: object = {}): ContentModule => ({
  type: "text",
  id,
  content: id,
  ...more,
});
const access = { audience: "access", standIn: { text: "Soon" } };
const none = { role: [], result: [], process: [], solution: [], shippedGoods: [] };
const project = (...why: ContentModule[]) => ({
  ...parseFields({ name: "Orrery", slug: "orrery", client: "Nordhav" }),
  ...none,
  why,
});
const show = (seen: ReturnType<typeof seeWhole>) =>
  previewProject(seen, (src) => ({ src, kind: "IMAGE", asset: null })).project;

const whole = project(
  text("one"),
  text("two", access),
  text("three", { audience: "public" }),
  text("four", { hidden: true }),
);

test("a visitor is shown stand-ins under the id of their module, and gates", () => {
  const seen = seeAsVisitor(whole, false);
  expect(seen.values.why).toEqual([
    text("one"),
    { type: "text", id: "two", content: "Soon", title: "" },
    text("three", { audience: "public" }),
  ]);
  expect(show(seen)).toMatchObject({
    facts: { client: "Nordhav" },
    caseStudy: { gates: [{ section: "WHY", place: 2 }] },
  });
});

test("of a protected project a visitor is shown what is public, or the gate alone", () => {
  const seen = seeAsVisitor(whole, true);
  expect(seen.values.why.map(({ id }) => id)).toEqual(["two", "three"]);
  expect(show(seen)).toMatchObject({ facts: null, caseStudy: { gates: [{ place: 1 }] } });
  expect(show(seeAsVisitor(project(text("one")), true))).toMatchObject({ caseStudy: null });
});

test("a picture of the module itself is no stand-in, and whoever may see all sees all", () => {
  const own = { audience: "access", standIn: { text: "Soon", src: "/objects/a.png" } } as const;
  const picture = { type: "hero-image", id: "p", imageSrc: "/objects/a.png?v=2", ...own } as const;
  expect(seeAsVisitor(project(picture), false).values.why).toEqual([
    { type: "text", id: "p", content: "Soon", title: "" },
  ]);
  expect(show(seeWhole(whole))?.caseStudy?.gates).toEqual([]);
  expect(seeWhole(whole).values).toEqual(whole);
});

test("what is left out is shown to nobody, and the rest in its order and by its names", () => {
  const laidOut = {
    ...whole,
    result: [text("five")],
    sectionLayout: parseFields({
      sectionLayout: [
        { section: "result", name: "Impact" },
        { section: "why", isLeftOut: true },
      ],
    }).sectionLayout,
  };
  for (const seen of [seeWhole(laidOut), seeAsVisitor(laidOut, false)]) {
    expect(show(seen)?.caseStudy).toMatchObject({
      sections: [
        { section: "RESULT", name: "Impact" },
        { section: "ROLE", name: null },
        { section: "PROCESS" },
        { section: "SOLUTION" },
        { section: "SHIPPED_GOODS" },
      ],
      gates: [],
    });
    expect(seen.values.why.filter(({ hidden }) => !hidden)).toEqual([]);
  }
});
