import { screen, within } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ProjectSectionsTestQuery } from "../../__generated__/ProjectSectionsTestQuery.graphql";
import { loadEveryBlock } from "../../modules/blocks";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ProjectSections } from "./ProjectSections";

// On a page the loader of the route loads the blocks.
await loadEveryBlock();

function TestSections() {
  const { project } = useLazyLoadQuery<ProjectSectionsTestQuery>(
    graphql`
      query ProjectSectionsTestQuery {
        project(slug: "passage") {
          caseStudy {
            ...ProjectSections_caseStudy
          }
        }
      }
    `,
    {},
  );
  return project?.caseStudy && <ProjectSections caseStudy={project.caseStudy} />;
}

const keys = {
  ROLE: "role",
  WHY: "why",
  RESULT: "result",
  PROCESS: "process",
  SOLUTION: "solution",
  SHIPPED_GOODS: "shippedGoods",
};

type CaseStudy = { [key in (typeof keys)[keyof typeof keys]]?: object[] } & {
  sections?: { section: keyof typeof keys; name: string | null }[];
  gates?: object[];
};

const text = {
  __typename: "TextModule",
  title: "",
  textPosition: null,
  isHidden: false,
  ...{ isBlank: false, isBeside: false, isWide: false },
};
const image = (src: string) => ({ src, kind: "IMAGE", asset: null });

const inOrder = (Object.keys(keys) as (keyof typeof keys)[]) // the declared keys
  .map((section) => ({ section, name: null }));

/**
 * Renders sections with the modules that are given by the keys of the sections. Without `sections`
 * they are in the default order.
 */
function renderSections({ sections = inOrder, gates = [], ...modules }: CaseStudy) {
  const caseStudy = {
    gates,
    sections: sections.map((each) => ({ ...each, modules: modules[keys[each.section]] ?? [] })),
  };
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ project: { caseStudy } }),
    }),
  );
  return renderWithRelay(<TestSections />, environment).container;
}

test("sections come in the order they are told; empty ones and hidden modules are left out", () => {
  renderSections({
    shippedGoods: [{ ...text, contentHtml: "Goods" }],
    role: [{ ...text, contentHtml: "Led it" }],
    why: [{ ...text, contentHtml: "Kept for later", isHidden: true }],
    result: [
      { ...text, contentHtml: "Shown" },
      { ...text, contentHtml: "Kept back", isHidden: true },
    ],
  });
  const labels = screen.getAllByRole("heading", { level: 2 }).map((label) => label.textContent);
  expect(labels).toEqual(["Role", "Result", "Shipped Goods"]);
  expect(screen.queryByText("Kept back")).toBeNull();
});

test("a section whose modules say nothing is left out, as is a module that says nothing", () => {
  const blank = { ...text, contentHtml: "", isBlank: true };
  const page = renderSections({ role: [blank], why: [blank, { ...text, contentHtml: "So" }] });
  const labels = screen.getAllByRole("heading", { level: 2 }).map((label) => label.textContent);
  expect(labels).toEqual(["Why"]);
  expect(page.querySelectorAll(".text-block")).toHaveLength(1);
});

test("sections have the order and the names of their project; one that is not listed is left out", () => {
  renderSections({
    sections: [
      { section: "RESULT", name: "Impact" },
      { section: "ROLE", name: null },
    ],
    role: [{ ...text, contentHtml: "Led it" }],
    why: [{ ...text, contentHtml: "So" }],
    result: [{ ...text, title: "Impact", contentHtml: "Shown" }],
  });
  const labels = screen.getAllByRole("heading", { level: 2 }).map((label) => label.textContent);
  expect(labels).toEqual(["Impact", "Role"]);
  expect(screen.queryByText("So")).toBeNull();
  // A title that only repeats the label is not shown.
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

const gateAt = (section: string, place: number) => ({ section, place });

test("a gate stands where something is withheld, between modules, behind them, and without a section", () => {
  const page = renderSections({
    gates: [gateAt("ROLE", 0), gateAt("WHY", 1), gateAt("RESULT", 1)],
    why: [
      { ...text, contentHtml: "Before" },
      { ...text, contentHtml: "", isBlank: true },
      { ...text, contentHtml: "After" },
    ],
    result: [{ ...text, contentHtml: "Stand-in" }],
  });
  const order = [...page.querySelectorAll(".project-section-label, .rich-text, .portfolio-gate")];
  expect(
    order.map((element) => (element.matches(".portfolio-gate") ? "gate" : element.textContent)),
  ).toEqual(["gate", "Why", "Before", "gate", "After", "Result", "Stand-in", "gate"]);
  expect(screen.getAllByText("Part of this project is password protected")).toHaveLength(3);
});

const beside = { isBeside: true };

test("modules of a row stand in columns, the rest closes up, and gates stand below", () => {
  const blank = { ...text, contentHtml: "", isBlank: true };
  const page = renderSections({
    gates: [gateAt("WHY", 1), gateAt("ROLE", 2)],
    role: [
      { ...text, contentHtml: "Alone" },
      { ...blank, ...beside },
    ],
    why: [
      { ...text, contentHtml: "One" },
      { ...blank, ...beside },
      { ...text, ...beside, contentHtml: "Two", isWide: true },
      { ...text, contentHtml: "Three" },
    ],
  });
  const rows = [...page.querySelectorAll(".module-row")];
  expect(rows.map(({ textContent }) => textContent)).toEqual(["OneTwo"]);
  const weights = [...page.querySelectorAll<HTMLElement>(".module-column")].map(({ style }) =>
    style.getPropertyValue("--weight"),
  );
  expect(weights).toEqual(["1", "2"]);
  const order = [...page.querySelectorAll(".rich-text, .portfolio-gate")];
  expect(
    order.map((element) => (element.matches(".portfolio-gate") ? "gate" : element.textContent)),
  ).toEqual(["Alone", "gate", "One", "Two", "gate", "Three"]);
});

test("a picture in a column is loaded in the size of its column", () => {
  const hero = {
    ...{ __typename: "HeroImageModule", caption: "", mediaView: null, isHidden: false },
    ...{ isBlank: false, isBeside: false, isWide: false },
  };
  const media = { ...image("/objects/a.png"), asset: { width: 2400, height: 1600, altText: "" } };
  const sizesOf = (section: object[]) => {
    const page = renderSections({ why: section });
    return [...page.querySelectorAll("img")].map((each) => each.sizes);
  };
  const [alone] = sizesOf([{ ...hero, media }]);
  expect(alone).toContain("1376px");
  const [third] = sizesOf([
    { ...hero, media },
    { ...text, ...beside, contentHtml: "Beside it", isWide: true },
  ]);
  expect(third).toBe(
    "(width >= 1440px) 344px, (width >= 1024px) 25vw, (width >= 768px) 34vw, 100vw",
  );
});

test("a text stands on its side, under its title, which does not say the section's name again", () => {
  const page = renderSections({
    why: [
      { ...text, title: "Why", contentHtml: "First" },
      { ...text, title: "A good plan", contentHtml: "Second", textPosition: "RIGHT" },
    ],
  });
  const titles = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(["A good plan"]);
  const sides = [...page.querySelectorAll(".text-block")].map((block) =>
    block.getAttribute("data-position"),
  );
  expect(sides).toEqual([null, "right"]);
});

test("pictures stand on their side of a text, in pairs with their words, and over their caption", () => {
  const page = renderSections({
    process: [
      {
        __typename: "TextImageModule",
        contentHtml: "Beside it",
        imagePosition: "LEFT",
        isHidden: false,
        ...{ isBlank: false, isBeside: false },
        media: image("/a.png"),
      },
      {
        __typename: "ImageImageModule",
        leftTextHtml: "Before",
        rightTextHtml: "After",
        isHidden: false,
        ...{ isBlank: false, isBeside: false },
        left: image("/b.png"),
        right: image("/c.png"),
      },
      {
        __typename: "HeroImageModule",
        caption: "All of it",
        isHidden: false,
        ...{ isBlank: false, isBeside: false },
        media: image("/d.png"),
      },
    ],
  });
  expect(page.querySelector(".text-image-block")).toHaveAttribute("data-image", "left");
  const figures = screen.getAllByRole("figure").map((figure) => {
    const { src } = within(figure).getByRole<HTMLImageElement>("presentation");
    return [new URL(src).pathname, figure.textContent];
  });
  expect(figures).toEqual([
    ["/b.png", "Before"],
    ["/c.png", "After"],
    ["/d.png", "All of it"],
  ]);
});
