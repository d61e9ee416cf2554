import { waitFor } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { ThumbnailUpload } from "./ThumbnailUpload";

test("a file is sent, although the code for uploads comes only with it", async () => {
  const environment = createMockEnvironment();
  const onEnd = vi.fn();
  const files = [new File(["orrery"], "orrery.png", { type: "image/png" })];
  renderWithRelay(
    <ThumbnailUpload files={files} accepts="pictures" onUploaded={vi.fn()} onEnd={onEnd} />,
    environment,
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(onEnd).not.toHaveBeenCalled();
});

test("a file that is refused ends the upload", async () => {
  const onEnd = vi.fn();
  const files = [new File(["orrery"], "orrery.txt", { type: "text/plain" })];
  renderWithRelay(
    <ThumbnailUpload files={files} accepts="pictures" onUploaded={vi.fn()} onEnd={onEnd} />,
    createMockEnvironment(),
  );
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
});
