import { expect, test } from "vitest";
import { RequestError } from "../relay/request-error";
import { messagesOf } from "./messagesOf";

test("a page repeats what the API said, and of a fault of its own code nothing", () => {
  const fault = new Error("Cannot find module '/srv/vitrine/dist/server/assets/wall.js'");
  const reported: unknown[] = [];
  const messages = messagesOf(
    { work: new RequestError("Unexpected error."), home: fault },
    (error) => reported.push(error),
  );
  expect(messages).toEqual({ work: "Unexpected error.", home: "Something went wrong." });
  expect(reported).toEqual([fault]);
});
