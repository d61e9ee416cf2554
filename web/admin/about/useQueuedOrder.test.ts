import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useQueuedOrder } from "./useQueuedOrder";

test("an order that is made while another is on its way follows it; of several, the last", () => {
  const sent: string[] = [];
  const send = (ids: string[], seenIds: string[]) =>
    sent.push(`${ids.join("")} from ${seenIds.join("")}`);
  const { result, rerender } = renderHook(({ isPending }) => useQueuedOrder(isPending, send), {
    initialProps: { isPending: false },
  });
  act(() => result.current.setOrder(["b", "a", "c"], ["a", "b", "c"]));
  rerender({ isPending: true });
  act(() => result.current.setOrder(["b", "c", "a"], ["b", "a", "c"]));
  act(() => result.current.setOrder(["c", "b", "a"], ["b", "c", "a"]));
  expect([sent, result.current.sentIds]).toEqual([["bac from abc"], ["c", "b", "a"]]);

  rerender({ isPending: false });
  expect(sent).toEqual(["bac from abc", "cba from bac"]);
  rerender({ isPending: true });
  expect(result.current.sentIds).toEqual(["c", "b", "a"]);
  rerender({ isPending: false });
  expect([sent.length, result.current.sentIds]).toEqual([2, null]);
});
