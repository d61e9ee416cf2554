import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import type { FormerSlugsTestQuery } from "../../../__generated__/FormerSlugsTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { FormerSlugs } from "./FormerSlugs";
import { useProjectAddress } from "./useProjectAddress";

type Project = NonNullable<FormerSlugsTestQuery["response"]["project"]>;

function ShownAddresses({ project, slug }: { project: Project; slug: string }) {
  const { address, oldLinks } = useProjectAddress(project, slug);
  return (
    <>
      <p>{address}</p>
      <FormerSlugs project={project} oldLinks={oldLinks} />
    </>
  );
}

function TestAddresses({ slug }: { slug: string }) {
  const { project } = useLazyLoadQuery<FormerSlugsTestQuery>(
    graphql`
      query FormerSlugsTestQuery {
        project(slug: "passage") {
          ...FormerSlugs_project
          ...useProjectAddress_project
        }
      }
    `,
    {},
  );
  return project && <ShownAddresses project={project} slug={slug} />;
}

const projectWith = (...formerSlugs: string[]) => ({
  id: "UHJvamVjdDox",
  slug: "passage",
  formerSlugs: formerSlugs.map((slug) => ({ slug })),
});

async function open(slug: string) {
  const environment = createMockEnvironment();
  renderWithRelay(<TestAddresses slug={slug} />, environment);
  const respond = (data: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data }));
  await respond({ project: projectWith("crossing") });
  return { environment, respond };
}

test("a former address is freed, and kept again", async () => {
  const { respond } = await open("passage");
  expect(screen.queryByText(/Once you save/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Release /project/crossing" }));
  await respond({ freeFormerSlug: { project: projectWith(), userErrors: [] } });
  screen.getByText("/project/crossing leads nowhere now.");
  await userEvent.click(screen.getByRole("button", { name: "Keep /project/crossing" }));
  await respond({ keepFormerSlug: { project: projectWith("crossing"), userErrors: [] } });
  screen.getByText("/project/crossing leads here, too.");
});

test("a new address says what becomes of the old one, and whose links it takes", {
  tags: "long",
}, async () => {
  const { environment, respond } = await open("strait");
  screen.getByText(/^Once you save, \/project\/passage leads to the new address/);
  await expect.poll(() => environment.mock.getAllOperations()).toHaveLength(1);
  await respond({ project: { id: "2", name: "Hearten", slug: "hearten" } });
  screen.getByText(/“Hearten” was at \/project\/strait before/);
  screen.getByText("The page will be at /project/strait");
});

test("an address that another project has is said to be taken before it is saved", {
  tags: "long",
}, async () => {
  const { environment, respond } = await open("hearten");
  screen.getByText("The page will be at /project/hearten");
  await expect.poll(() => environment.mock.getAllOperations()).toHaveLength(1);
  await respond({ project: { id: "2", name: "Hearten", slug: "hearten" } });
  screen.getByText("“Hearten” is at /project/hearten. Choose another slug.");
  expect(screen.queryByText(/Once you save/)).toBeNull();
});

test.each(["ä ö!", "strait-", "Strait"])("%j is said to be no address", async (slug) => {
  await open(slug);
  screen.getByText("An address has lowercase letters, digits, and single hyphens between them.");
  expect(screen.queryByText(/Once you save/)).toBeNull();
});

test("its own former address is taken back without a warning", async () => {
  vi.useFakeTimers();
  const { environment } = await open("crossing");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
