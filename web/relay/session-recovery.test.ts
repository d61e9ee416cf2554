import { expect, test, vi } from "vitest";
import {
  endRecovery,
  onSessionRecovered,
  provideSessionRecovery,
  recoverSession,
} from "./session-recovery";

test("whoever waits for a session is told once the owner has signed in, and not where they have not", async () => {
  const listener = vi.fn();
  const stop = onSessionRecovered(listener);
  const responses = [false, true, true];
  const takeBack = provideSessionRecovery(async () => responses.shift() ?? false);
  await recoverSession();
  expect(listener).not.toHaveBeenCalled();
  await recoverSession();
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await recoverSession();
  expect(listener).toHaveBeenCalledOnce();
  takeBack();
});

test("a request that was sent before the owner declined does not ask again; a later one does", async () => {
  const ask = vi.fn(async () => false);
  const takeBack = provideSessionRecovery(ask);
  const sentAt = performance.now();
  expect(await recoverSession("session", sentAt)).toBe(false);
  expect(await recoverSession("session", sentAt)).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
  expect(await recoverSession("session", performance.now() + 1)).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
  takeBack();
});

test("where the page goes that asked for a session, what waited for it goes on, and the next page asks anew", async () => {
  const takeBack = provideSessionRecovery(() => new Promise(() => {}));
  const waiting = recoverSession();
  takeBack();
  expect(await waiting).toBe(false);
  const takeBackNext = provideSessionRecovery(async () => true);
  expect(await recoverSession("session", performance.now() + 1)).toBe(true);
  takeBackNext();
});

test("after the owner has ended the session nobody is asked, and what is refused fails once the page has gone", async () => {
  const ask = vi.fn(async () => true);
  const takeBack = provideSessionRecovery(ask);
  endRecovery();
  const settled = vi.fn();
  const waiting = recoverSession("session", performance.now() + 1).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  takeBack();
  await waiting;
  expect(settled).toHaveBeenCalledWith(false);
  expect(ask).not.toHaveBeenCalled();
});
