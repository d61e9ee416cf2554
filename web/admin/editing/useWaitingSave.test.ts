import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useWaitingSave } from "./useWaitingSave";

test("a save that waits is made once, as soon as the server can be reached", () => {
  const save = vi.fn();
  const { result, rerender } = renderHook(({ isReachable }) => useWaitingSave(isReachable, save), {
    initialProps: { isReachable: true },
  });
  rerender({ isReachable: false });
  rerender({ isReachable: true });
  expect(save).not.toHaveBeenCalled();
  rerender({ isReachable: false });
  act(() => result.current.wait());
  expect(result.current.isWaiting).toBe(true);
  expect(save).not.toHaveBeenCalled();
  rerender({ isReachable: true });
  expect(save).toHaveBeenCalledTimes(1);
  expect(result.current.isWaiting).toBe(false);
  rerender({ isReachable: false });
  rerender({ isReachable: true });
  expect(save).toHaveBeenCalledTimes(1);
});
