import { afterEach, expect, test, vi } from "vitest";
import { lockOfOne } from "../database/instances/instance-lock.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { stopGracefully } from "./graceful-stop.ts";

let site: TestSite;
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

test("after a close hook has failed, the lock is still released", async () => {
  site = await openTestSite();
  site.app.addHook("onClose", async () => {
    throw new Error("the outbox is stuck");
  });
  const handlers = vi.spyOn(process, "on").mockReturnThis();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never); // the process goes on
  const close = vi.fn(async () => {});
  stopGracefully(site.app, site.database, { ...lockOfOne, close });
  await handlers.mock.calls[0]?.[1]("SIGTERM");
  expect(close).toHaveBeenCalledOnce();
  expect(exit).toHaveBeenCalledWith(0);
});
