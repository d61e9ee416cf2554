import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useZoom } from "./useZoom";

test.each([
  ["a tall picture", '<div class="picture" data-tall><img class="picture-image" alt=""></div>'],
  ["a video", "<video></video>"],
])("what follows a zoomed picture starts unzoomed: %s", (_name, next) => {
  const stage = document.createElement("div");
  stage.innerHTML = '<div class="picture"><img class="picture-image" alt=""></div>';
  const ref = { current: stage };
  const { result, rerender } = renderHook(({ shown }) => useZoom(ref, shown), {
    initialProps: { shown: 1 },
  });
  expect(result.current.press("+")).toBe(true);
  expect(stage.dataset.zoomed).toBe("");
  expect(result.current.isBusy()).toBe(true);

  stage.innerHTML = next;
  rerender({ shown: 2 });
  expect(stage.dataset.zoomed).toBeUndefined();
  expect(stage.style.getPropertyValue("--zoom")).toBe("");
  expect(result.current.isBusy()).toBe(false);
});
