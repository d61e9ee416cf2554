import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useFileDrop } from "./useFileDrop";

const onFiles = vi.fn();

function Target() {
  return <div data-testid="target" {...useFileDrop(onFiles)} />;
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
