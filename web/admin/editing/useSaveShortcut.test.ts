import { fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSaveShortcut } from "./useSaveShortcut";

afterEach(() => document.body.replaceChildren());

test("Ctrl+S and Cmd+S save, but not from behind a dialog, where the browser keeps them, too", () => {
  const save = vi.fn();
  renderHook(() => useSaveShortcut(save));
  fireEvent.keyDown(window, { key: "s", ctrlKey: true });
  fireEvent.keyDown(window, { key: "S", metaKey: true });
  expect(save).toHaveBeenCalledTimes(2);
  // On a Russian layout, the key of “s” saves. On a layout where that key types another Latin
  // letter, it does not.
  fireEvent.keyDown(window, { key: "ы", code: "KeyS", ctrlKey: true });
  fireEvent.keyDown(window, { key: "o", code: "KeyS", ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(3);

  const dialog = document.createElement("section");
  dialog.setAttribute("role", "alertdialog");
  document.body.append(dialog);
  const isLeftToBrowser = fireEvent.keyDown(window, { key: "s", ctrlKey: true });
  expect([isLeftToBrowser, save.mock.calls.length]).toEqual([false, 3]);
  dialog.setAttribute("data-exiting", "true");
  fireEvent.keyDown(window, { key: "s", ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(4);
});
