import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call } = rest;

test("a message is taken from anyone", async () => {
  const message = { name: "Bo", email: "bo@example.org", company: "F", message: "Hello out there" };
  const sent = await call("POST", "/api/contact", { cookie: "", body: message });
  expect([sent.statusCode, sent.json().success]).toEqual([201, true]);
  const wrong = await call("POST", "/api/contact", {
    cookie: "",
    body: { ...message, email: "bo" },
  });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { email: "Please enter a valid email address" },
  ]);
});
