import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { currentToast } from "../../../ui/toast/showToast";
import { useReplaceImage } from "./ThumbnailButton";

const file = { path: "/objects/orrery.webp", width: 3_000, height: 2_000 };

function Replacement() {
  const { replaceImage } = useReplaceImage("P", { hero: "PAGE" }, null);
  return (
    <button type="button" onClick={() => replaceImage(file)}>
      Choose
    </button>
  );
}

test("a picture that another window put there stays until the owner replaces it anyway", async () => {
  const environment = createMockEnvironment();
  const sent = () => environment.mock.getMostRecentOperation();
  const respond = (...userErrors: object[]) =>
    act(async () => {
      const payload = { project: null, userErrors };
      environment.mock.resolve(sent(), { data: { replaceProjectImage: payload } });
    });
  renderWithRelay(<Replacement />, environment);
  await userEvent.click(screen.getByRole("button", { name: "Choose" }));
  const input = { id: "P", image: { hero: "PAGE" }, src: file.path };
  expect(sent().request.variables).toEqual({ input: { ...input, seenSrc: null } });
  await respond({ field: "seenSrc", message: "It was replaced.", code: "STALE_IMAGE" });
  expect(currentToast()).toMatchObject({
    title: "Update failed",
    description: "It was replaced. It is shown as it is now.",
  });
  await act(async () => currentToast()?.action?.onAction());
  expect(sent().request.variables).toEqual({ input });
  await respond();
  expect(currentToast()).toMatchObject({ title: "Image uploaded successfully" });
});
