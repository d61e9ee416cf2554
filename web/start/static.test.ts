import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackListeners } from "../testing/trackListeners";

let removeListeners = () => {};
let pressed: string[] = [];

beforeEach(() => {
  removeListeners = trackListeners();
  pressed = [];
  document.body.innerHTML = `<dialog open>
    <img alt="">
    <video controls></video>
    <a data-kind="close"></a>
    <a data-kind="previous"></a>
    <a data-kind="next"></a>
  </dialog>`;
  for (const link of document.querySelectorAll("a"))
    link.addEventListener("click", () => pressed.push(link.dataset.kind ?? ""));
});
afterEach(() => removeListeners());

async function runScript(): Promise<void> {
  vi.resetModules();
  await import("./static");
}

function press(key: string, target: string): string[] {
  document
    .querySelector(target)
    ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return pressed.splice(0);
}

test.each([
  ["ltr", "previous", "next"],
  ["rtl", "next", "previous"],
])("arrow keys step through the pictures of a static copy: %s", async (direction, left, right) => {
  document.documentElement.dir = direction;
  await runScript();
  expect(press("ArrowLeft", "img")).toEqual([left]);
  expect(press("ArrowRight", "img")).toEqual([right]);
});

test("arrow keys on a video do not change the picture of a static copy", async () => {
  await runScript();
  expect(press("ArrowRight", "video")).toEqual([]);
  expect(press("Escape", "video")).toEqual(["close"]);
});
