import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { UploadList } from "./UploadList";
import type { UploadItem } from "./useUploader";

const itemOf = (name: string, more: Partial<UploadItem> = {}): UploadItem => ({
  ...{ id: name, file: new File(["x"], name, { type: "image/png" }) },
  ...{ previewURL: `blob:${name}`, progress: 0, ...more },
});

const remove = vi.fn();
let knownFiles: string[] = [];

const show = (...items: UploadItem[]) => {
  remove.mockClear();
  const uploads = { items, knownFiles, isUploading: true, arrivedCount: 3, retry: vi.fn(), remove };
  render(
    <fieldset aria-label="Work images">
      <button type="button">Drag</button>
      <UploadList uploads={uploads} layout="grid" />
    </fieldset>,
  );
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a batch says which of how many have arrived and what is left, and is cancelled as a whole", async () => {
  show(itemOf("a.png"), itemOf("b.png"), itemOf("c.png", { message: "It is broken." }));
  expect(screen.getByRole("status")).toHaveTextContent("3 of 5 uploaded, 2 left · 1 not uploaded");
  await press("Cancel all");
  expect(remove.mock.calls).toEqual([["a.png"], ["b.png"]]);
});

test("the focus moves to the next file, and past the last file to the field around", async () => {
  const focused = () => document.activeElement;
  show(itemOf("a.png"), itemOf("b.png"));
  await press("Cancel upload of a.png");
  expect(focused()).toBe(screen.getByRole("button", { name: "Cancel upload of b.png" }));
  await press("Cancel upload of b.png");
  expect(focused()).toBe(screen.getByRole("button", { name: "Cancel upload of a.png" }));
  await press("Cancel all");
  expect(focused()).toBe(screen.getByRole("group", { name: "Work images" }));
});

test("what was not taken has its name and reason, and is not offered again", async () => {
  const message = "Choose a picture.";
  show(itemOf("notes.txt", { message, isRefused: true }), itemOf("b.png", { message: "Broken." }));
  const [notes, broken] = screen.getAllByRole("listitem");
  if (!notes || !broken) throw new Error("they are not listed");
  expect(notes).toHaveTextContent("notes.txt");
  expect(notes).toHaveTextContent(message);
  expect(within(notes).queryByRole("button", { name: /again/ })).toBeNull();
  expect(within(broken).getByRole("button", { name: "Try b.png again" })).toBeVisible();
  await press("Dismiss all");
  expect(remove.mock.calls).toEqual([["notes.txt"], ["b.png"]]);
});

test("files that the library had already are named, also when nothing is on its way", () => {
  knownFiles = ["a", "b", "c", "d", "e", "f", "g"].map((name) => `${name}.png was there.`);
  show();
  expect(screen.getByRole("status")).toHaveTextContent(
    /^a.png was there. · .*e.png was there. · 2 more were in the library already.$/,
  );
});
