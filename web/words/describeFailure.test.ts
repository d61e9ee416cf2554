import { expect, test } from "vitest";
import { createWords } from "../../words/create-words";
import { german } from "../../words/german";
import { RequestError } from "../relay/request-error";
import { describeFailure } from "./describeFailure";

const english = "The server's own words.";

test.each([
  [new RequestError(english, "HTTPS_REQUIRED"), german["error.httpsRequired"]],
  [new RequestError(english, "UNREACHABLE", { word: "error.unusable" }), german["error.unusable"]],
  [new RequestError(english, "INVALID"), german["error.unknown"]],
])("%s is told in the language of the site", (error, told) => {
  expect(describeFailure(error, createWords("de", german, {}))).toBe(told);
});
