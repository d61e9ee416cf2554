import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { MediaDetailsDialog } from "./MediaDetailsDialog";

test("a suggested description is offered; one press takes it, and it is stored with the form", async () => {
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
  expect(screen.queryByText(/^Suggested: /)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save Description" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    id: "a",
    version: 3,
    altText: "Low tide",
  });
});

test("captions come from a file, are edited as lines, and are stored", async () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      MediaAsset: () => ({ id: "a", version: 3, kind: "VIDEO", captions: [], sources: [] }),
    }),
  );
  renderWithRelay(<MediaDetailsDialog src="/objects/a.mp4" onClose={() => {}} />, environment);
  const subRip = "1\r\n00:00:01,000 --> 00:00:02,000\r\nEbbe, 10,000 Meter";
  await userEvent.upload(
    await screen.findByLabelText("File with captions"),
    new File([subRip], "film.de.srt"),
  );
  const lines = await screen.findByRole("textbox", { name: "Lines in Deutsch" });
  const webVtt = "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nEbbe, 10,000 Meter\n";
  expect(lines).toHaveValue(webVtt);
  fireEvent.change(lines, { target: { value: "WEBVTT\n\n00:02.000 --> 00:01.000\nEbbe" } });
  expect(
    screen.getByText("Line 3: it ends at 00:01.000, before it begins. Give a later end."),
  ).toBeInTheDocument();
  fireEvent.change(lines, { target: { value: webVtt } });
  await userEvent.click(screen.getByRole("button", { name: "Save Description" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    id: "a",
    version: 3,
    captions: [{ language: "de", label: "Deutsch", webVtt }],
  });
});

test("a link to a use of the file closes the dialog, but not with unsaved changes", async () => {
  const environment = createMockEnvironment();
  const use = { place: "PORTRAIT", isHidden: false, isStart: false, isInTrash: false };
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      MediaAsset: () => ({
        ...{ id: "a", version: 3, kind: "IMAGE", altText: "", isDecorative: false, sources: [] },
        ...{ offeredDescription: null, useCount: 1 },
        uses: { edges: [{ node: { ...use, project: null, modulePlaces: [] } }] },
      }),
    }),
  );
  const handleClose = vi.fn();
  renderWithRelay(<MediaDetailsDialog src="/objects/a.png" onClose={handleClose} />, environment);
  const field = await screen.findByRole("textbox", { name: "Description" });
  const place = () => screen.getAllByRole("link")[0] ?? field;
  await userEvent.type(field, "Low tide");
  await userEvent.click(place());
  expect(handleClose).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.click(place());
  expect(handleClose).toHaveBeenCalledOnce();
});
