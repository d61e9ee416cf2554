import { screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ProjectHeroTestQuery } from "../../__generated__/ProjectHeroTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ProjectHero } from "./ProjectHero";

function TestHero() {
  const { project } = useLazyLoadQuery<ProjectHeroTestQuery>(
    graphql`
      query ProjectHeroTestQuery {
        project(slug: "passage") {
          ...ProjectHero_project
        }
      }
    `,
    {},
  );
  return project && <ProjectHero project={project} />;
}

test("without a picture the name is the head of the page, with a colour for the navigation over it", () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Project: () => ({ hyphenatedName: "Orrery", lightModeNav: true, pageHero: null }),
    }),
  );
  const { container } = renderWithRelay(<TestHero />, environment);
  expect(screen.getByRole("heading", { level: 1, name: "Orrery" })).toBeVisible();
  const head = container.querySelector(".project-hero[data-plain]");
  expect(head).toHaveAttribute("data-navigation", "light");
});

/**
 * @returns in which windows the navigation is above the picture, and the scrims in wide windows and
 * on phones
 */
function readHeader(heroVeils: object | null, asset: object = { width: 900, height: 1600 }) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Project: () => ({ lightModeNav: true, pageHero: { kind: "IMAGE" } }),
      MediaAsset: () => ({ heroVeils, phoneCrop: null, ...asset }),
    }),
  );
  const { container } = renderWithRelay(<TestHero />, environment);
  const hero = container.querySelector<HTMLElement>(".project-hero");
  const scrim = (window: string) => hero?.style.getPropertyValue(`--hero-scrim-${window}`);
  return [hero?.dataset.above, scrim("wide"), scrim("phone")];
}

test("a wide picture without a crop for phones is whole there, with the navigation above it", () => {
  const veils = { darkWide: 0, darkPhone: 0.2, lightWide: 0.1, lightPhone: 0.2 };
  const size = { width: 2400, height: 1350 };
  expect(readHeader(veils, size)).toEqual(["phone", "0.1", "0"]);
  const whole = document.querySelector(".project-hero[data-whole] img");
  expect(whole).toHaveAttribute("sizes", "(width < 768px) max(100vw, 0px), max(100vw, 1067px)");
  const phoneCrop = { focalX: 0.4, sources: [] };
  expect(readHeader(veils, { ...size, phoneCrop })).toEqual([undefined, "0.1", "0.2"]);
});

test.each([
  [{ darkWide: 0.6, darkPhone: 0.6, lightWide: 0.2, lightPhone: 0.3 }, [undefined, "0.2", "0.3"]],
  [{ darkWide: 0, darkPhone: 0, lightWide: 0.57, lightPhone: 0 }, ["wide", "0", "0"]],
  [null, ["wide phone", "0", "0"]],
])("over a picture that needs the scrims %j the navigation stands %j", (scrims, expected) => {
  expect(readHeader(scrims)).toEqual(expected);
});
