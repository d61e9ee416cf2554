import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, showToast, showUndo, type ToastOptions } from "./showToast";
import { Toaster } from "./Toaster";

beforeEach(() => {
  vi.useFakeTimers();
  // Closes the notices that tests of other files have left.
  clear();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  );
});

afterEach(() => {
  clear();
  vi.useRealTimers();
});

function clear(): void {
  for (let toast = currentToast(); toast; toast = currentToast()) {
    const { id } = toast;
    act(() => dismissToast(id));
    pass(1_000);
  }
}

const show = (options: ToastOptions) => act(() => showToast(options));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole("region", { name: "Notifications" });
const notice = () => screen.queryByRole("alert");

function card(): HTMLElement {
  const element = document.querySelector<HTMLElement>(".toast");
  if (!element) throw new Error("there is no notice");
  return element;
}

test("a notice is announced and goes after five seconds", () => {
  show({ title: "Message sent successfully!", description: "Thank you." });
  expect(notice()).toHaveTextContent("Message sent successfully!Thank you.");
  pass(4_999);
  expect(card()).not.toHaveAttribute("data-leaving");
  pass(1 + 200);
  expect(notice()).toBeNull();
});

test("one at a time: a newer one takes the place of the older and stays its whole time", () => {
  show({ title: "First" });
  pass(4_000);
  show({ title: "Second", variant: "destructive" });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(notice()).toHaveTextContent("Second");
  expect(card()).toHaveAttribute("data-variant", "destructive");
  pass(4_900);
  expect(notice()).toHaveTextContent("Second");
  pass(300);
  expect(notice()).toBeNull();
});

test("its time stands still while the pointer is on it", () => {
  show({ title: "Saved" });
  pass(4_000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(notice()).not.toBeNull();
  fireEvent.pointerLeave(region());
  pass(900);
  expect(notice()).not.toBeNull();
  pass(400);
  expect(notice()).toBeNull();
});

test("F8 moves the focus to it and stops its time; closing gives the focus back", () => {
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.focus();
  show({ title: "Saved" });
  fireEvent.keyDown(elsewhere, { key: "F8" });
  expect(region()).toHaveFocus();
  pass(60_000);
  expect(notice()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(elsewhere).toHaveFocus();
  pass(200);
  expect(notice()).toBeNull();
});

test("a newer notice than one whose button has the focus goes after its time", () => {
  show({ title: "Deleted", action: { label: "Undo", onAction: vi.fn() } });
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  show({ title: "Saved" });
  pass(5_000 + 200);
  expect(notice()).toHaveTextContent("Deleted");
});

test("Escape closes it from within", () => {
  show({ title: "Saved" });
  fireEvent.keyDown(document.body, { key: "F8" });
  fireEvent.keyDown(region(), { key: "Escape" });
  pass(200);
  expect(notice()).toBeNull();
});

test.each([
  [49, false],
  [50, true],
  [-80, false],
])("a swipe of %i pixels to the right: gone is %s", (distance, isGone) => {
  show({ title: "Saved" });
  const element = card();
  element.setPointerCapture = () => {};
  fireEvent.pointerDown(element, { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(element, { clientX: 100 + distance, pointerId: 1 });
  fireEvent.pointerUp(element, { clientX: 100 + distance, pointerId: 1 });
  pass(250);
  expect(notice() === null).toBe(isGone);
});

test("its action runs once and closes it", () => {
  const onAction = vi.fn();
  show({ title: "Deleted", action: { label: "Undo", onAction } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onAction).toHaveBeenCalledOnce();
  pass(200);
  expect(notice()).toBeNull();
});

test("what can be undone stays so: a newer notice covers it, and it comes back for its time", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  show({ title: "First deleted", duration: 10_000, action: { label: "Undo", onAction: first } });
  show({ title: "Second deleted", duration: 10_000, action: { label: "Undo", onAction: second } });
  show({ title: "Saved" });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(notice()).toHaveTextContent("Saved");
  pass(5_000 + 200);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(second).toHaveBeenCalledOnce();
  pass(200);
  expect(notice()).toHaveTextContent("First deleted");
  pass(9_900);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(first).toHaveBeenCalledOnce();
  pass(200);
  expect(notice()).toBeNull();
});

test("one that is dismissed while it is covered does not come back", () => {
  const id = showUndo({ title: "Deleted", onUndo: vi.fn() });
  show({ title: "Saved" });
  act(() => dismissToast(id));
  pass(5_000 + 200);
  expect(notice()).toBeNull();
});
