import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useQueuedOrder } from "./useQueuedOrder";

function open() {
  const sent: string[] = [];
  let store = () => {};
  const send = (ids: string[], seenIds: string[], onStored: () => void) => {
    sent.push(`${ids.join("")} from ${seenIds.join("")}`);
    store = onStored;
  };
  const hook = renderHook(({ isPending }) => useQueuedOrder(isPending, send), {
    initialProps: { isPending: false },
  });
  const respond = (isStored: boolean) =>
    act(() => {
      if (isStored) store();
      hook.rerender({ isPending: false });
    });
  return { ...hook, sent, respond };
}

test("an order that is made while another is on its way follows it; of several, the last", () => {
  const { sent, result, rerender, respond } = open();
  act(() => result.current.setOrder(["b", "a", "c"], ["a", "b", "c"]));
  rerender({ isPending: true });
  act(() => result.current.setOrder(["b", "c", "a"], ["b", "a", "c"]));
  act(() => result.current.setOrder(["c", "b", "a"], ["b", "c", "a"]));
  expect([sent, result.current.sentIds]).toEqual([["bac from abc"], ["c", "b", "a"]]);

  respond(true);
  expect(sent).toEqual(["bac from abc", "cba from bac"]);
  rerender({ isPending: true });
  expect(result.current.sentIds).toEqual(["c", "b", "a"]);
  respond(true);
  expect([sent.length, result.current.sentIds]).toEqual([2, null]);
});

test("after an order that was not stored, the waiting one changes the order before that", () => {
  const { sent, result, rerender, respond } = open();
  act(() => result.current.setOrder(["b", "a", "c"], ["a", "b", "c"]));
  rerender({ isPending: true });
  act(() => result.current.setOrder(["b", "c", "a"], ["b", "a", "c"]));
  respond(false);
  expect(sent).toEqual(["bac from abc", "bca from abc"]);
});
