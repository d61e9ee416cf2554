import { expect, test, vi } from "vitest";
import { onSessionRecovered, provideSessionRecovery, recoverSession } from "./session-recovery";

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
