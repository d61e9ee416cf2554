import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { crawl, readSchema } from "./crawl.ts";
import {
  hiddenMarker,
  markedFacts,
  markedSections,
  markedSharing,
  markersOf,
  uploadPicture,
} from "./marked-project.ts";
import { globalId, siteCalls } from "./site-calls.ts";

const slug = "canary-project";
const secretPassword = "said by nobody else";
const altMarker = "canary-alt-text";
const formerMarker = "canary-former-revision";
const draftMarker = "canary-unsaved-draft";

let owner: string;
let access: string;
let file: string;
let projectId: number;
let schema: GraphQLSchema;

const journey = startJourney({
  variables: { LOG_LEVEL: "info" },
  prepare: async () => {
    const { enter, query } = calls;
    owner = await enter("/api/session", ownerPassword);
    await query(
      "mutation ($input: ChangeOwnerPasswordInput!) { changeOwnerPassword(input: $input) { userErrors { code } } }",
      owner,
      { input: { currentPassword: ownerPassword, newPassword: secretPassword } },
    );
    file = await uploadPicture(calls, owner, altMarker);
    const { data } = await query(
      `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { databaseId } userErrors { code field } } }`,
      owner,
      { input: { name: "Canary", slug, isPasswordProtected: true, sections: formerSections } },
    );
    projectId = data.createProject.project.databaseId;
    const id = globalId("Project", projectId);
    const { data: change } = await query(
      `mutation ($project: UpdateProjectInput!, $draft: SaveProjectDraftInput!) {
      updateProject(input: $project) { userErrors { code } }
      saveProjectDraft(input: $draft) { userErrors { code } }
    }`,
      owner,
      {
        project: {
          id,
          sections: markedSections("canary", file),
          facts: markedFacts("canary"),
          ...markedSharing("canary", file),
        },
        draft: {
          projectId: id,
          editor: "canary-editor",
          sequence: 1,
          content: JSON.stringify(draftMarker),
        },
      },
    );
    expect(change).toEqual({
      updateProject: { userErrors: [] },
      saveProjectDraft: { userErrors: [] },
    });
    schema = await readSchema(calls, owner);
    access = await enter("/api/portfolio/validate-password", portfolioPassword);
  },
});
const calls = siteCalls(journey);
const { request } = calls;

const formerSections = { why: [{ text: { content: formerMarker } }] };
const markers = () => [...markersOf("canary"), altMarker, file];
const crawlAs = (cookie: string) =>
  crawl(calls, schema, { projectId, slugs: [slug], file }, cookie);
/** What somebody with access finds, read once. */
let found: ReturnType<typeof crawlAs> | undefined;
const crawlWithAccess = () => (found ??= crawlAs(access));

test("a visitor finds no trace of protected content anywhere; with access all of it is found", async () => {
  const [visitor, reader] = [await crawlAs(""), await crawlWithAccess()];
  expect(markers().filter((marker) => visitor.text.includes(marker))).toEqual([]);
  expect(visitor.openFiles).toEqual([]);
  expect(markers().filter((marker) => !reader.text.includes(marker))).toEqual([]);
  expect(reader.openFiles.length).toBeGreaterThan(2);
  const ownersOnly = [hiddenMarker, formerMarker, draftMarker];
  for (const { text } of [visitor, reader]) {
    expect(ownersOnly.filter((marker) => text.includes(marker))).toEqual([]);
  }
}, 300_000);

test("passwords, session tokens and cookie values are in no page, script or log line", async () => {
  const values = [owner, access].map((cookie) => cookie.split("=")[1] ?? "");
  const broken = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  await request("/api/session", {
    method: "POST",
    headers: broken,
    body: `{"password":"${secretPassword}`,
  });
  await request("/graphql", {
    method: "POST",
    headers: broken,
    body: `{"query":"${secretPassword}`,
  });
  await request(`/graphql?query=${encodeURIComponent(`{a(p:"${secretPassword}")}`)}`);
  const { text } = await crawlWithAccess();
  const secrets = [secretPassword, portfolioPassword, ...values];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const log = journey.server.output();
  expect(log).toContain("request completed");
  expect(
    secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([]);
}, 300_000);
