import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadEveryBlock } from "../../../modules/blocks";
import { parseFields } from "../model/projectFields";
import { isBlank, parseModules } from "../module-types/contentModules";
import { moduleTypeNames, moduleTypes } from "../module-types/moduleTypes";
import { readSection, storedSections } from "../module-types/testing/fullModule";
import { PreviewedCaseStudy } from "./PreviewedCaseStudy";
import { previewProject } from "./previewProject";
import { seeWhole } from "./seeAsVisitor";

await loadEveryBlock();

const readModule = (stored: object) =>
  (parseModules([stored]) ?? []).map((module) => ({ ...module, id: "a" }));

const none = { role: [], why: [], result: [], process: [], solution: [], shippedGoods: [] };

/** Renders a module on the page. @returns the element with its block */
function show(stored: object): Element | null {
  const values = {
    ...parseFields({ name: "Orrery", slug: "orrery" }),
    ...none,
    why: readModule(stored),
  };
  const data = previewProject(seeWhole(values), (src) => ({
    src,
    kind: src.endsWith(".mp4") ? "VIDEO" : "IMAGE",
    asset: null,
  }));
  // Renders the block even of a module that counts as blank.
  const caseStudy = data.project?.caseStudy && {
    ...data.project.caseStudy,
    sections: data.project.caseStudy.sections.map((section) => ({
      ...section,
      modules: section.modules.map((module) => ({ ...module, isBlank: false })),
    })),
  };
  const project = data.project && { ...data.project, caseStudy };
  const { container } = render(<PreviewedCaseStudy data={{ project }} />);
  return container.querySelector(".project-section-modules");
}

// A test of the server reads the same file, so that both have the same rule for blank modules.
const seenModules: Record<"blank" | "shown", object[]> = JSON.parse(
  readFileSync("api/projects/case-study/seen-modules.json", "utf8"),
);
const cases = Object.entries(seenModules).flatMap(([kind, modules]) =>
  modules.map((module) => [kind, JSON.stringify(module)] as const),
);

test.each(cases)("what is said to be %s is: %s", (kind, json) => {
  const stored = JSON.parse(json);
  expect(readModule(stored).map(isBlank)).toEqual([kind === "blank"]);
  const block = show(stored);
  const isSeen = Boolean(block?.querySelector("img, button, a, pre") ?? block?.textContent?.trim());
  expect(isSeen).toBe(kind === "shown");
});

type Stored = Readonly<Record<string, unknown>>;

const everyStored = storedSections.flatMap(readSection) as Stored[];

const without = (stored: Stored, key: string): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key));
const rowsOf = (value: unknown): Stored[] => (Array.isArray(value) ? value : []);

/**
 * Each text and choice of a stored module, also in rows of its lists, with a copy of the module
 * that lacks it.
 */
function partsOf(module: Stored): [string, Stored][] {
  return Object.entries(module).flatMap(([key, value]): [string, Stored][] => {
    const rows = rowsOf(value);
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return names.length === 0
      ? [[key, without(module, key)]]
      : names.map((name) => [
          `${key}.${name}`,
          { ...module, [key]: rows.map((row) => without(row, name)) },
        ]);
  });
}

test.each(moduleTypeNames)(
  "the page shows each thing that a %s can hold",
  { tags: "long" },
  (type) => {
    const stored = everyStored
      .filter((module) => module.type === type)
      .map((module) => without(module, "hidden"));
    const htmlOf = (module: Stored) => show(module)?.innerHTML;
    const parts = stored.flatMap((module) =>
      partsOf(module)
        .filter(([part]) => Object.hasOwn(moduleTypes[type].fields, part.split(".")[0] ?? ""))
        .map(([part, lacking]) => ({ part, isShown: htmlOf(module) !== htmlOf(lacking) })),
    );
    const shown = new Set(parts.filter(({ isShown }) => isShown).map(({ part }) => part));
    expect(parts.map(({ part }) => part).filter((part) => !shown.has(part))).toEqual([]);
  },
);

test.each([
  [{ heroImage: "/own.png", homeHeroImage: "/card.png" }, "/own.png"],
  [{ homeHeroImage: "/card.png" }, "/card.png"],
  [{}, undefined],
])("with %j its page begins with %s", (heroes, expected) => {
  const values = { ...parseFields({ name: "Orrery", slug: "orrery", ...heroes }), ...none };
  const data = previewProject(seeWhole(values), (src) => ({ src, kind: "IMAGE", asset: null }));
  const { container } = render(<PreviewedCaseStudy data={data} />);
  const head = container.querySelector(".project-hero");
  expect(head?.querySelector("img")?.getAttribute("src") ?? undefined).toBe(expected);
  expect(head?.hasAttribute("data-plain")).toBe(expected === undefined);
  expect(container.querySelector("h1")?.textContent).toBe("Orrery");
});
