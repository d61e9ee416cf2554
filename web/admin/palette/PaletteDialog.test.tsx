import { act, screen } from "@testing-library/react";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { PaletteDialog } from "./PaletteDialog";

test.each([true, false])("the demo can be removed while there is one: %s", async (isPresent) => {
  const environment = createMockEnvironment();
  renderWithRelay(
    <PaletteDialog isOpen takeTyped={() => "remove demo"} onClose={() => {}} />,
    environment,
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Demo: () => ({ isPresent }) }),
    ),
  );
  expect(screen.queryAllByRole("option", { name: /^Remove demo/ })).toHaveLength(isPresent ? 1 : 0);
});

test("a project is found as PDF and as slides by its name, after the project itself", async () => {
  const environment = createMockEnvironment();
  renderWithRelay(
    <PaletteDialog isOpen takeTyped={() => "orrery"} onClose={() => {}} />,
    environment,
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Project: () => ({ name: "Orrery", slug: "orrery", databaseId: 1, visibility: "PUBLIC" }),
      }),
    ),
  );
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(["OrreryProject", "PDF of OrreryPDF", "Present OrrerySlides"]);
});
