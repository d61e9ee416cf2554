import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { MediaDetailsDialog } from "./MediaDetailsDialog";

test("what the file says is offered; one press takes it, and it is stored with the form", async () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      MediaAsset: () => ({
        id: "a",
        version: 3,
        kind: "IMAGE",
        altText: "",
        isDecorative: false,
        offeredDescription: "Low tide",
        sources: [],
      }),
    }),
  );
  renderWithRelay(<MediaDetailsDialog src="/objects/a.png" onClose={() => {}} />, environment);
  expect(await screen.findByRole("textbox", { name: "Description" })).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Use This" }));
  expect(screen.queryByText(/The file says/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save Description" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    id: "a",
    version: 3,
    altText: "Low tide",
  });
});
