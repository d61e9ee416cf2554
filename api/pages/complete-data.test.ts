import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { BusyFault } from "../errors/busy-fault.ts";
import { completeData } from "./complete-data.ts";

const failedWith = (code: string) => ({
  ...{ data: { project: null }, errors: [new GraphQLError("x", { extensions: { code } })] },
});

test("data with errors is no data", () => {
  expect(completeData({ data: { project: null } })).toEqual({ project: null });
  expect(() => completeData(failedWith("INTERNAL_SERVER_ERROR"))).toThrow(AggregateError);
  expect(() => completeData(failedWith("BUSY"))).toThrow(BusyFault);
  expect(() => completeData(failedWith("OUTDATED"))).toThrow(BusyFault);
});
