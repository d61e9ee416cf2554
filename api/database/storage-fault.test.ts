import { expect, test } from "vitest";
import { storageFaultOf } from "./storage-fault.ts";

/** The error that Prisma throws for a failure for which its adapter has no code of its own. */
function failure(state: string): Error {
  const adapters = Object.assign(new Error("DriverAdapterError"), {
    cause: { kind: "postgres", originalCode: state, code: state },
  });
  const meta = { driverAdapterError: adapters };
  return Object.assign(new Error(`Database error. Code: \`${state}\``), { code: "P2039", meta });
}

test("a PostgreSQL that ends during a request counts as unavailable, not as a fault of the site", () => {
  expect(storageFaultOf(failure("57P01"))).toMatchObject({ status: 503, isOutage: true });
});

test("what PostgreSQL refuses for good is no outage", () => {
  expect(storageFaultOf(failure("23514"))).toBeUndefined();
});
