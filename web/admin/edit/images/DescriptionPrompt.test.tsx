import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { DescriptionPrompt } from "./MediaField";
import { type MediaPreview, MediaPreviewsContext } from "./mediaPreviews";

const facts = { version: 1, altText: "", isDecorative: false };
const previewOf = (name: string, changes: object = {}): [string, MediaPreview] => [
  `/objects/${name}`,
  {
    kind: "image",
    thumbnail: null,
    description: { id: name, fileName: `${name}.png`, ...facts, ...changes },
  },
];

function Editor() {
  const [previews, setPreviews] = useState(
    new Map([
      previewOf("bare"),
      previewOf("other"),
      previewOf("told", { altText: "A map" }),
      previewOf("line", { isDecorative: true }),
    ]),
  );
  const [src, setSrc] = useState("bare");
  const remember = (address: string, preview: MediaPreview) =>
    setPreviews((known) => new Map(known).set(address, preview));
  return (
    <MediaPreviewsContext value={{ previews, remember }}>
      <DescriptionPrompt src={`/objects/${src}`} />
      {["bare", "other", "told", "line", "unknown"].map((name) => (
        <button key={name} type="button" onClick={() => setSrc(name)}>
          {name}
        </button>
      ))}
    </MediaPreviewsContext>
  );
}

test("what nobody has described is asked for with its name; its answer stays until another comes", async () => {
  const environment = createMockEnvironment();
  renderWithRelay(<Editor />, environment);
  const field = () => screen.queryByRole("textbox", { name: "Description" });
  const show = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  expect(screen.getByText("bare.png")).toBeInTheDocument();
  for (const name of ["told", "line", "unknown"]) {
    await show(name);
    expect(field()).toBeNull();
  }
  await show("bare");
  await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "A tide table{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        updateMediaAsset: {
          asset: { id: "bare", ...facts, altText: "A tide table", focalX: 0.5, focalY: 0.5 },
          userErrors: [],
        },
      },
    }),
  );
  expect(field()).toHaveValue("A tide table");
  expect(screen.getByText("Saved")).toBeInTheDocument();
  await show("other");
  expect(field()).toHaveValue("");
  await show("bare");
  expect(field()).toBeNull();
});
