import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { environmentOf, TestModule } from "../../testing/TestModule";

test("a video that was seen last in the viewer has the focus afterwards", async () => {
  const item = (kind: string) => ({
    caption: "",
    mediaView: null,
    media: {
      kind,
      src: "/objects/a",
      asset: { width: 400, height: 300, altText: kind, motion: null },
    },
  });
  const items = [item("IMAGE"), item("VIDEO")];
  const environment = environmentOf({ __typename: "GalleryModule", layout: "GRID", items });
  const { container } = renderWithRelay(<TestModule />, environment);
  fireEvent.click(await screen.findByRole("button", { name: /IMAGE/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Next" }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(container.querySelector(".gallery-block video")).toHaveFocus();
});
