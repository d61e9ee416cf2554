import { afterEach, expect, test, vi } from "vitest";
import { pressThroughTransitions } from "./press-through";

pressThroughTransitions();

afterEach(() => {
  Reflect.deleteProperty(document, "activeViewTransition");
  Reflect.deleteProperty(document, "elementFromPoint");
  document.body.innerHTML = "";
});

function placeLink(): { link: Element; handlePress: ReturnType<typeof vi.fn> } {
  document.body.innerHTML = "<a><span></span></a>";
  const link = document.querySelector("a") as Element;
  const handlePress = vi.fn();
  link.addEventListener("click", handlePress);
  Object.assign(document, { elementFromPoint: () => document.querySelector("span") });
  return { link, handlePress };
}

const press = (target: Element) =>
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));

test("a press during a transition ends it, and goes to what is there then, with its keys", async () => {
  const { handlePress } = placeLink();
  const skipTransition = vi.fn();
  Object.assign(document, {
    activeViewTransition: { skipTransition, finished: Promise.reject(new Error("late")) },
  });
  press(document.documentElement);
  await vi.waitFor(() => expect(handlePress).toHaveBeenCalledOnce());
  expect(skipTransition).toHaveBeenCalledOnce();
  expect(handlePress.mock.lastCall?.[0]).toMatchObject({ ctrlKey: true, cancelable: true });
});

test("any other press is left alone", async () => {
  const { link, handlePress } = placeLink();
  press(document.documentElement);
  await Promise.resolve();
  expect(handlePress).not.toHaveBeenCalled();
  press(link);
  expect(handlePress).toHaveBeenCalledOnce();
});
