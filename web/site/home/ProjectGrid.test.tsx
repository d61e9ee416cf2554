import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { ProjectGridTestQuery } from "../../__generated__/ProjectGridTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { trackedCommands } from "../../testing/trackedCommands";
import { type HomeLayout, loadHomeLayout } from "./layouts/homeLayout";
import { ProjectGrid } from "./ProjectGrid";

function TestGrid({ layout }: { layout: HomeLayout }) {
  const { projects } = useLazyLoadQuery<ProjectGridTestQuery>(
    graphql`
      query ProjectGridTestQuery {
        projects: homeProjects(first: 10) {
          ...ProjectGrid_projects
        }
      }
    `,
    {},
  );
  return <ProjectGrid projects={projects} layout={layout} />;
}

const picture = { kind: "IMAGE", asset: null };

function renderGrid(nodes: Record<string, unknown>[], layout: HomeLayout = "MOSAIC") {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      QueryHomeProjectsConnection: () => ({
        edges: nodes.map((node) => ({
          node: { showsLock: false, facts: null, ...node },
        })),
      }),
    }),
  );
  return renderWithRelay(<TestGrid layout={layout} />, environment);
}

beforeEach(() => {
  window.dataLayer = [];
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("cards come in order, with their width and their delay", () => {
  renderGrid([
    {
      id: "1",
      name: "Alpha",
      hyphenatedName: "Alpha",
      slug: "alpha",
      homeDisplayWidth: "FULL",
      homeHeroImage: { ...picture, src: "/a.png" },
    },
    {
      id: "2",
      name: "Beta",
      hyphenatedName: "Beta",
      slug: "beta",
      homeDisplayWidth: "HALF",
      homeHeroImage: { ...picture, src: "/b.png" },
    },
  ]);
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.dataset.width)).toEqual(["full", "full"]);
  expect(items.map((item) => item.style.getPropertyValue("--index"))).toEqual(["0", "1"]);
  expect(screen.getByRole("list").style.getPropertyValue("--count")).toBe("2");
  expect(screen.getByRole("link", { name: "Alpha" })).toHaveAttribute("href", "/project/alpha");
});

test.each([
  ["MOSAIC", ["half", "half", "full", "full", "half", "half", "full"]],
  ["STRIP", ["half", "half", "half", "full", "half", "half", "half"]],
] as const)("a half card of a %s that is alone in its row fills it", (layout, widths) => {
  const nodes = ["HALF", "HALF", "HALF", "FULL", "HALF", "HALF", "HALF"].map((width, place) => ({
    id: `${place}`,
    name: `Project ${place}`,
    hyphenatedName: `Project ${place}`,
    slug: `project-${place}`,
    homeDisplayWidth: width,
    homeHeroImage: null,
  }));
  renderGrid(nodes, layout);
  expect(screen.getAllByRole("listitem").map((item) => item.dataset.width)).toEqual(widths);
});

test("nobody waits for the cards further down: they light up when they come into view", () => {
  renderGrid(
    Array.from({ length: 30 }, (_, place) => ({
      id: `${place}`,
      name: `Project ${place}`,
      hyphenatedName: `Project ${place}`,
      slug: `project-${place}`,
      homeDisplayWidth: "HALF",
      homeHeroImage: null,
      heroImage: null,
    })),
  );
  const items = screen.getAllByRole("listitem");
  const delays = items.map((item) => Number(item.style.getPropertyValue("--index")));
  expect(Math.max(...delays)).toBe(5);
  expect(items.filter((item) => item.dataset.below === undefined)).toHaveLength(6);
});

test("a card shows its home picture, else the one of its page, else a placeholder", () => {
  const { container } = renderGrid([
    {
      id: "1",
      name: "Both",
      hyphenatedName: "Both",
      homeDisplayWidth: "HALF",
      homeHeroImage: { ...picture, src: "/home.png" },
      heroImage: { ...picture, src: "/page.png" },
    },
    {
      id: "2",
      name: "Page",
      hyphenatedName: "Page",
      homeDisplayWidth: "HALF",
      homeHeroImage: null,
      heroImage: { ...picture, src: "/page.png" },
    },
    {
      id: "3",
      name: "None",
      hyphenatedName: "None",
      homeDisplayWidth: "HALF",
      homeHeroImage: null,
      heroImage: null,
    },
  ]);
  const sources = [...container.querySelectorAll(".project-card")].map(
    (card) =>
      card.querySelector("img")?.getAttribute("src") ??
      card.querySelector(".card-placeholder")?.classList[0],
  );
  expect(sources).toEqual(["/home.png", "/page.png", "card-placeholder"]);
});

test("a card says its year where there is one", () => {
  const card = (name: string, facts: object | null) => ({
    id: name,
    name,
    hyphenatedName: name,
    homeDisplayWidth: "HALF",
    homeHeroImage: { ...picture, src: "/a.png" },
    facts,
  });
  renderGrid([
    card("Dated", { year: "2022–24" }),
    card("Undated", { year: "" }),
    card("Locked", null),
  ]);
  const texts = screen.getAllByRole("link").map((link) => link.textContent);
  expect(texts).toEqual(["Dated2022–24", "Undated", "Locked"]);
});

test("only protected projects carry a lock", () => {
  renderGrid([
    {
      id: "1",
      name: "Open",
      hyphenatedName: "Open",
      homeDisplayWidth: "HALF",
      showsLock: false,
      homeHeroImage: { ...picture, src: "/a.png" },
    },
    {
      id: "2",
      name: "Closed",
      hyphenatedName: "Closed",
      homeDisplayWidth: "HALF",
      showsLock: true,
      homeHeroImage: { ...picture, src: "/b.png" },
    },
  ]);
  expect(screen.getByRole("link", { name: /Closed/ })).toHaveTextContent("password protected");
  expect(screen.getByRole("link", { name: /Open/ })).not.toHaveTextContent("password protected");
});

test("a click on a card is recorded with the project's title", async () => {
  renderGrid([
    {
      id: "1",
      name: "Alpha",
      hyphenatedName: "Alpha",
      slug: "alpha",
      homeDisplayWidth: "HALF",
      homeHeroImage: { ...picture, src: "/a.png" },
    },
  ]);
  await userEvent.click(screen.getByRole("link", { name: "Alpha" }));
  expect(JSON.stringify(trackedCommands())).toContain(
    '"project_card_click",{"event_category":"engagement","event_label":"Alpha"}',
  );
});

test("cards without a picture always show their name, on drawings that differ", () => {
  const { container } = renderGrid(
    ["Alpha", "Beta", "Gamma"].map((name) => ({
      id: name,
      name,
      homeDisplayWidth: "HALF",
      homeHeroImage: null,
      heroImage: null,
    })),
  );
  const names = [...container.querySelectorAll(".card-name")];
  expect(names.map((name) => name.hasAttribute("data-always"))).toEqual([true, true, true]);
  const drawings = [...container.querySelectorAll(".card-placeholder")];
  expect(new Set(drawings.map((drawing) => drawing.innerHTML)).size).toBe(3);
});

test("only the layout WALL gets places for its pictures, from the proportions of what each card shows", async () => {
  await loadHomeLayout("WALL");
  const node = (id: string, width: number) => ({
    id,
    name: id,
    homeDisplayWidth: "HALF",
    homeHeroImage: null,
    heroImage: { ...picture, asset: { width, height: 1000 }, src: `/${id}.png` },
  });
  const nodes = [node("wide", 2000), node("square", 1000), node("tall", 500)];
  const styles = () => {
    const list = screen.getByRole("list");
    const items = screen.getAllByRole("listitem");
    return [
      list.style.getPropertyValue("--columns-two"),
      ...items.map((item) => item.style.cssText),
    ];
  };
  const { unmount } = renderGrid(nodes);
  expect(styles().join()).not.toMatch(/column|above/);
  unmount();
  renderGrid(nodes, "WALL");
  const [columns, ...items] = styles();
  expect(columns).toContain("var(--gutter)");
  expect(items.map((item) => /--column-two: (\d)/.exec(item)?.[1])).toEqual(["1", "2", "1"]);
  expect(items[2]).toContain("--above-two: calc(50% + 1 * var(--drop))");
});
