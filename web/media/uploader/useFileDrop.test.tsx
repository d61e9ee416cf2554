import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { manyFiles, useFileDrop } from "./useFileDrop";

const onFiles = vi.fn();
beforeEach(() => onFiles.mockClear());

function Target() {
  return (
    <div data-testid="target" {...useFileDrop(onFiles)}>
      <input />
    </div>
  );
}

const fileEntry = (name: string) => ({
  ...{ name, isFile: true, isDirectory: false },
  file: (settle: (file: File) => void) => settle(new File(["x"], name)),
});

/** A folder of a drop, which browsers read in parts. */
function folderEntry(name: string, ...within: object[]) {
  const parts = [within.slice(0, 2), within.slice(2), []];
  const readEntries = (settle: (entries: object[]) => void) => settle(parts.shift() ?? []);
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}

const drop = (...items: object[]) =>
  fireEvent.drop(screen.getByTestId("target"), {
    dataTransfer: { files: items.map(() => new File(["x"], "dropped")), items },
  });
const dropped = (name: string, entry: object = fileEntry(name)) => ({
  ...{ kind: "file", webkitGetAsEntry: () => entry },
  getAsFile: () => new File(["x"], name),
});

test("of ten thousand files in folders only so many are read that the sentence about them is true", async () => {
  const files = Array.from({ length: 10_000 }, (_, number) => fileEntry(`${number}.png`));
  const read = vi.fn();
  files.push({ ...fileEntry("last.png"), file: read });
  render(<Target />);
  drop(dropped("screens", folderEntry("screens", ...files)));
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(onFiles.mock.lastCall?.[0]).toHaveLength(manyFiles + 1);
  expect(read).not.toHaveBeenCalled();
});

test("a hidden file that is dropped by itself beside others is left out, too", async () => {
  render(<Target />);
  drop(dropped(".DS_Store"), dropped("a.png"));
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(onFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(["a.png"]);
});

test("a folder is walked: its files by name, also those of folders in it, without what systems hide", async () => {
  const folder = folderEntry(
    "screens",
    fileEntry("screen 10.png"),
    fileEntry(".DS_Store"),
    fileEntry("screen 9.png"),
    folderEntry("later", fileEntry("screen 1.png")),
  );
  const alone = new File(["x"], "alone.png");
  render(<Target />);
  fireEvent.drop(screen.getByTestId("target"), {
    dataTransfer: {
      files: [alone, new File([], "screens")],
      items: [
        { kind: "file", getAsFile: () => alone, webkitGetAsEntry: () => fileEntry("alone.png") },
        { kind: "file", getAsFile: () => null, webkitGetAsEntry: () => folder },
        { kind: "string", getAsFile: () => null, webkitGetAsEntry: () => null },
      ],
    },
  });
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(onFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual([
    "alone.png",
    "screen 1.png",
    "screen 9.png",
    "screen 10.png",
  ]);
});

test("what cannot be read in a folder does not hold back the rest", async () => {
  const refuse = (_settle: unknown, fail: (error: Error) => void) => fail(new Error("no right"));
  const link = { ...fileEntry("link.png"), file: refuse };
  const locked = { ...folderEntry("locked"), createReader: () => ({ readEntries: refuse }) };
  render(<Target />);
  drop(dropped("screens", folderEntry("screens", link, locked, fileEntry("a.png"))));
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(onFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(["a.png"]);
});

test("a picture is pasted, but not where Office programs put it beside text for a text field", () => {
  render(<Target />);
  const files = [new File(["x"], "image.png")];
  const paste = (element: HTMLElement, types: string[]) =>
    fireEvent.paste(element, { clipboardData: { files, types } });
  const field = screen.getByRole("textbox");
  expect(paste(field, ["text/plain", "Files"])).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
  expect(paste(field, ["Files"])).toBe(false);
  expect(paste(screen.getByTestId("target"), ["text/plain", "Files"])).toBe(false);
  expect(onFiles.mock.calls).toEqual([[files], [files]]);
});
