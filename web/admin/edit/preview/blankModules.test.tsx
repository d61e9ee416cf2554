import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadEveryBlock } from "../../../modules/blocks";
import { isBlank, parseModules } from "../../../modules/editing/contentModules";
import { parseFields } from "../model/projectFields";
import { PreviewedCaseStudy } from "./PreviewedCaseStudy";
import { previewProject } from "./previewProject";
import { seeWhole } from "./seeAsVisitor";

await loadEveryBlock();

// The server reads the same file by its own rules.
const stored: Record<"blank" | "shown", object[]> = JSON.parse(
  readFileSync("api/projects/case-study/seen-modules.json", "utf8"),
);
const cases = Object.entries(stored).flatMap(([kind, modules]) =>
  modules.map((module) => [kind, JSON.stringify(module)] as const),
);

test.each(cases)("what is said to be %s is: %s", (kind, json) => {
  const why = (parseModules([JSON.parse(json)]) ?? []).map((module) => ({ ...module, id: "a" }));
  expect(why.map(isBlank)).toEqual([kind === "blank"]);
  const none = { role: [], result: [], process: [], solution: [], shippedGoods: [] };
  const values = { ...parseFields({ name: "Orrery", slug: "orrery" }), ...none, why };
  const data = previewProject(seeWhole(values), (src) => ({ src, kind: "IMAGE", asset: null }));
  // Its block draws what there is, whatever is said of it.
  const said = data.project?.caseStudy?.why.map((module) => ({ ...module, isBlank: false })) ?? [];
  const caseStudy = data.project?.caseStudy && { ...data.project.caseStudy, why: said };
  const project = data.project && { ...data.project, caseStudy };
  const { container } = render(<PreviewedCaseStudy data={{ project }} />);
  const block = container.querySelector(".project-section-modules");
  const isSeen = Boolean(block?.querySelector("img, button, a, pre") ?? block?.textContent?.trim());
  expect(isSeen).toBe(kind === "shown");
});
