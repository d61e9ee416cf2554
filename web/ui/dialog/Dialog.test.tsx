import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./Dialog";

function renderDialog(isOpen = true) {
  const close = vi.fn();
  render(
    <Dialog title="A question" isOpen={isOpen} onClose={close}>
      <input aria-label="Answer" />
    </Dialog>,
  );
  return close;
}

test("Escape closes it wherever the focus is, once", () => {
  const close = renderDialog();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(close.mock.calls).toEqual([[]]);
  fireEvent.keyDown(screen.getByLabelText("Answer"), { key: "Escape" });
  expect(close.mock.calls).toEqual([[], []]);
});

test("a closed one, and one below another, leave Escape alone", () => {
  const closed = renderDialog(false);
  const below = renderDialog();
  const above = renderDialog();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect([closed.mock.calls, below.mock.calls, above.mock.calls]).toEqual([[], [], [[]]]);
});

test("a list within it is no overlay of its own", () => {
  const close = vi.fn();
  render(
    <Dialog title="A question" isOpen onClose={close}>
      <div role="listbox" aria-label="Answers" tabIndex={0} />
    </Dialog>,
  );
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(close.mock.calls).toEqual([[]]);
});
