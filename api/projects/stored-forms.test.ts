import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { revisedFieldKeys } from "../../content/project-fields.ts";
import { sectionKeys, sections } from "../../content/sections.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { commonStored } from "./case-study/content-module.ts";
import {
  mediaOf,
  moduleTypeNames,
  moduleTypes,
  parseSection,
  textsOf,
} from "./case-study/content-modules.ts";
import { updateProject } from "./project-actions.ts";
import { readRevisionContent, revisionContentOf } from "./revisions/project-revision.ts";
import { restoreRevision } from "./revisions/revision-actions.ts";

/**
 * Content as earlier versions of the program stored it. Each file is named after the day of its
 * version.
 */
const folder = join(import.meta.dirname, "stored-forms");
const formsOf = (kind: string) => readdirSync(folder).filter((name) => name.startsWith(kind));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));

let site: TestSite;
let projectId: number;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  const project = await site.database.project.create({ data: { name: "Now", slug: "now" } });
  projectId = project.id;
});

const storedProject = () =>
  site.database.project.findUniqueOrThrow({
    where: { id: projectId },
    include: { workImages: { orderBy: { position: "asc" } } },
  });

async function storeRevision(content: object) {
  await site.database.project.update({ where: { id: projectId }, data: { version: 2 } });
  return site.database.projectRevision.create({
    data: { projectId, version: 1, content: JSON.stringify(content) },
  });
}

/** Stores a revision, saves the project, restores the revision, and saves the project again. */
async function goThrough(content: object): Promise<void> {
  const { id: revisionId } = await storeRevision(content);
  await updateProject(site.database, { id: projectId, fields: { name: "Changed" } });
  await restoreRevision(site.database, { revisionId, version: 3 });
  expect(revisionContentOf(await storedProject())).toEqual(
    readRevisionContent(JSON.stringify(content)),
  );
  await updateProject(site.database, { id: projectId, fields: { name: "Saved" } });
  const revisions = await site.database.projectRevision.findMany({
    where: { projectId },
    orderBy: { version: "asc" },
  });
  expect(revisions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  expect(JSON.parse(revisions.at(-1)?.changedParts ?? "")).toEqual(["name"]);
}

test.each(formsOf("revision"))("%s is read, compared, restored and saved", async (name) => {
  const content = read(name);
  expect(readRevisionContent(JSON.stringify(content))).toMatchObject(content);
  await goThrough(content);
});

const latest = read(formsOf("revision").at(-1) ?? "");

test.each(Object.keys(latest).filter((key) => key !== "slug"))(
  "a revision that lacks %s has the default of its column, and goes the same way",
  async (key) => {
    const { [key]: _, ...content } = latest;
    const fresh = revisionContentOf(await storedProject());
    // The column `name` has no default; a missing name is read as an empty text.
    const expected = key === "name" ? "" : fresh[key as keyof typeof fresh];
    expect(readRevisionContent(JSON.stringify(content))).toMatchObject({ [key]: expected });
    if (key !== "name") await goThrough(content);
  },
);

test("what a newer version added to a revision is left in it, and what it changed besides is not named", async () => {
  const content = { ...latest, mood: "calm", homeDisplayWidth: "quarter" };
  const { id } = await storeRevision(content);
  await site.database.projectRevision.update({
    where: { id },
    data: { changedParts: '["mood","name"]' },
  });
  const { data, errors } = await site.graphql<{
    projectByDatabaseId: { revision: { changedParts: string[]; homeDisplayWidth: string } };
  }>(
    "query ($id: Int!) { projectByDatabaseId(databaseId: $id) { revision(version: 1) { changedParts homeDisplayWidth } } }",
    { id: projectId },
    { isOwner: true, hasPortfolioAccess: true },
  );
  expect(errors).toBeUndefined();
  expect(data?.projectByDatabaseId.revision).toEqual({
    changedParts: ["NAME"],
    homeDisplayWidth: "HALF",
  });
  const { content: stored } = await site.database.projectRevision.findUniqueOrThrow({
    where: { id },
  });
  expect(JSON.parse(stored)).toEqual(content);
});

test("every part that can change is in the newest form of a revision", () => {
  const parts = [...revisedFieldKeys, ...sectionKeys.map((key) => sections[key].column)];
  expect(parts.filter((part) => !Object.keys(latest).includes(part))).toEqual([]);
});

test("every type of module is in a section that was stored", () => {
  const stored = formsOf("section").flatMap((name) =>
    read(name).map(({ type }: { type: string }) => type),
  );
  expect(moduleTypeNames.filter((type) => !stored.includes(type))).toEqual([]);
});

test.each(moduleTypeNames)(
  "every field that a %s can have is in a section that was stored",
  (type) => {
    const stored = formsOf("section")
      .flatMap((name): { type: string }[] => read(name))
      .filter((module) => module.type === type)
      .flatMap(Object.keys);
    const own = Object.keys(moduleTypes[type].stored.shape).filter((key) => !(key in commonStored));
    expect(own.filter((key) => !stored.includes(key))).toEqual([]);
  },
);

test.each(formsOf("section"))(
  "every picture and video in %s is one that its module tells",
  (name) => {
    for (const { standIn: _, ...module } of parseSection(JSON.stringify(read(name))).modules) {
      const held = textsOf(module).filter((text) => /^\/(objects|uploads)\//.test(text));
      expect(mediaOf(module).filter(Boolean).sort(), JSON.stringify(module)).toEqual(held.sort());
    }
  },
);

test.each(formsOf("section"))("%s is read, compared, restored and saved", async (name) => {
  const modules = read(name);
  const { modules: readModules, isParsable } = parseSection(JSON.stringify(modules));
  expect(isParsable).toBe(true);
  expect(readModules).toMatchObject(modules);
  await goThrough({ ...latest, whyContent: JSON.stringify(modules) });
  const sections = { why: JSON.stringify(readModules) };
  await updateProject(site.database, { id: projectId, fields: {}, sections });
  expect((await storedProject()).whyContent).toBe(sections.why);
});
