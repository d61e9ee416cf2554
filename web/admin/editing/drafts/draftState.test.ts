import { expect, test } from "vitest";
import { draftStateText } from "./draftState";

test("what is saved of a project that nobody else sees is not on the site either", () => {
  expect(draftStateText("stored", false)).toBe("Not on the site yet");
  expect(draftStateText("saved", false)).toBe("Saved, not on the site yet");
  expect(draftStateText("stored", true)).toBe("Changes not on the site yet");
  expect(draftStateText("saved", true)).toBe("");
});
