import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseProjectDraft } from "./parseProjectDraft";
import { fieldKeys, parseFields } from "./projectFields";
import { projectInput } from "./projectInput";

/** The folder with drafts in the formats that earlier versions stored. */
const folder = "api/projects/stored-forms";
const forms = readdirSync(folder).filter((name) => name.startsWith("draft"));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));

test.each(forms)("%s is read whole, and can be saved", (name) => {
  const stored = read(name);
  const draft = parseProjectDraft(stored);
  expect(draft).toMatchObject(stored);
  if (!draft) throw new Error("no draft");
  expect(projectInput("id", draft.base, draft.values)).toMatchObject({
    version: 3,
    name: "Planetarium",
    sections: {
      role: [{ textImage: { moduleId: "4fxgq1u2" } }, { text: { moduleId: "role-0" } }],
    },
  });
});

test.each(fieldKeys)(
  "a draft that lacks %s has its default on both sides, so that it is no change",
  (key) => {
    const stored = read(forms.at(-1) ?? "");
    delete stored.base.values[key];
    delete stored.values[key];
    const draft = parseProjectDraft(stored);
    const initial = parseFields({})[key];
    expect(initial).toBeDefined();
    const expected = { [key]: initial };
    expect([draft?.base.values, draft?.values]).toMatchObject([expected, expected]);
  },
);
