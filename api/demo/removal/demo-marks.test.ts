/** @module-tag bothDatabases */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ProjectFieldKey, projectFields } from "../../../content/project-fields.ts";
import { sectionKeys } from "../../../content/sections.ts";
import { permissionMap } from "../../access/permission-map.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { updateProject } from "../../projects/project-actions.ts";
import { storeRevision } from "../../projects/revisions/store-revision.ts";
import { openDemoSite } from "../../testing/demo-site.ts";
import { runMutation } from "../../testing/run-mutation.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { findDemo } from "./find-demo.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openDemoSite();
});
afterAll(() => site.close());

let ids: { project: number; tab: number; quote: number; workImage: number };
beforeEach(async () => {
  const { database } = site;
  const project = await database.project.findFirstOrThrow({ include: { workImages: true } });
  const tab = await database.aboutTab.findFirstOrThrow({ include: { quotes: true } });
  const [{ id: quote } = { id: 0 }] = tab.quotes;
  const [{ id: workImage } = { id: 0 }] = project.workImages;
  ids = { project: project.id, tab: tab.id, quote, workImage };
  const data = { isDemo: true };
  await database.project.updateMany({ data: { ...data, visibility: "draft" } });
  await database.aboutTab.updateMany({ data });
  await database.quote.updateMany({ data });
  await database.banner.updateMany({ data });
  await database.siteIdentity.updateMany({ data: { demoFields: '["ownerName","tagline"]' } });
  await database.aboutContent.updateMany({ data: { demoFields: '["mainParagraph"]' } });
});

/** How many of each are marked as the demo's. */
async function counts() {
  const { database } = site;
  const { projects, banner, identity, about } = await findDemo(database);
  return {
    projects: projects.length,
    tabs: await database.aboutTab.count({ where: { isDemo: true } }),
    quotes: await database.quote.count({ where: { isDemo: true } }),
    banner: banner ? 1 : 0,
    identity: Object.keys(identity).length,
    about: Object.keys(about).length,
  };
}

const project = () => globalIdOf("Project", ids.project);

/** Mutations that write what the demo wrote, with an input that changes it, and whose mark that takes. */
const writing: Record<string, [mark: string, input: () => object | Promise<object>]> = {
  updateProject: ["projects", () => ({ id: project(), name: "Mine" })],
  replaceProjectImage: [
    "projects",
    () => ({
      id: project(),
      image: { workImageId: globalIdOf("WorkImage", ids.workImage) },
      src: "/objects/mine.webp",
    }),
  ],
  restoreRevision: [
    "projects",
    async () => {
      const { database } = site;
      const where = { id: ids.project };
      const before = await database.project.update({ where, data: { client: "Mine" } });
      await database.$transaction((transaction) => storeRevision(transaction, ids.project));
      const data = { client: "", version: { increment: 1 }, isDemo: true };
      const { version } = await database.project.update({ where, data });
      await database.project.update({ where, data: { isDemo: true } });
      const revision = await database.projectRevision.findFirstOrThrow({
        where: { projectId: ids.project, version: before.version },
      });
      return { id: globalIdOf("ProjectRevision", revision.id), version };
    },
  ],
  replaceMedia: [
    "projects",
    async () => {
      const [asset, replacement] = await Promise.all(
        ["/objects/hearten-weeks.webp", "/objects/fennimore-colours.webp"].map((path) =>
          site.database.mediaAsset.findUniqueOrThrow({ where: { path } }),
        ),
      );
      return {
        id: globalIdOf("MediaAsset", asset?.id ?? 0),
        replacementId: globalIdOf("MediaAsset", replacement?.id ?? 0),
      };
    },
  ],
  updateAboutTab: ["tabs", () => ({ id: globalIdOf("AboutTab", ids.tab), name: "Mine" })],
  updateQuote: ["quotes", () => ({ id: globalIdOf("Quote", ids.quote), authorName: "Mine" })],
  updateBanner: ["banner", () => ({ content: "Mine" })],
  updateSiteIdentity: ["identity", () => ({ ownerName: "Mine" })],
  updateAboutContent: ["about", () => ({ mainParagraph: "Mine" })],
};

/** The same of those that arrange, hide or open it, which takes no mark. */
const arranging: Record<string, () => object> = {
  placeProjects: () => ({ places: [{ id: project(), homeOrder: 7 }] }),
  schedulePublication: () => ({
    id: project(),
    publishAt: new Date(Date.now() + 86_400_000).toISOString(),
  }),
  setAboutTabOrder: () => ({ aboutTabIds: [] }),
  setHomeOrder: () => ({ projectIds: [] }),
  setProjectProtection: () => ({ id: project(), isPasswordProtected: true }),
  setQuoteOrder: () => ({ tabId: globalIdOf("AboutTab", ids.tab), quoteIds: [] }),
  setVisibility: () => ({ id: project(), visibility: "UNLISTED" }),
  setWorkOrder: () => ({ workImageIds: [] }),
};

/** Those that write other records, or only make or remove some. */
const others =
  "approveAccessRequest archiveMessage changeOwnerPassword createAboutTab createProject createQuote createRedirect createShareLink declineAccessRequest deleteAboutTab deleteMediaAsset deleteMessage deleteProject deleteQuote deleteRedirect deleteShareLink discardProjectDraft duplicateProject finalizeUpload freeFormerSlug keepFormerSlug markMessageRead markShareLinksSeen pauseShareLink removeDemo removeResume removeSiteFont renewShareLinkAddress requestAccess requestUpload restoreDemo restoreMediaAsset restoreProject resumeShareLink revokeShareLink saveProjectDraft sendContactMessage sendTestMail setPortfolioPassword setVisitCounting signIn signOut unlockPortfolio updateMailSettings updateMediaAsset updateShareLink updateSiteAnalytics updateSiteColors updateSiteLook updateSiteSetup updateSiteWords uploadMedia uploadResume uploadSiteFont".split(
    " ",
  );

test("it is known of every mutation whether it writes what the demo wrote", () => {
  const known = [...Object.keys(writing), ...Object.keys(arranging), ...others];
  expect(known.sort()).toEqual(Object.keys(permissionMap.mutations).sort());
});

test.each(Object.entries(writing))("%s takes a mark of %s", async (mutation, [mark, input]) => {
  const given = await input();
  const before = await counts();
  expect((await runMutation(site, mutation, given, "")).userErrors).toEqual([]);
  expect(await counts()).toEqual({ ...before, [mark]: Reflect.get(before, mark) - 1 });
});

test.each(Object.entries(arranging))("%s takes no mark", async (mutation, input) => {
  const before = await counts();
  expect((await runMutation(site, mutation, input(), "")).userErrors).toEqual([]);
  expect(await counts()).toEqual(before);
});

/** A value for each kind of field that somebody writes; the other kinds arrange. */
const written: Partial<Record<(typeof projectFields)[ProjectFieldKey]["kind"], unknown>> = {
  text: "mine",
  optionalText: "mine",
  media: "/objects/mine.webp",
  mediaList: ["/objects/mine.webp"],
  tags: ["mine"],
  people: [{ name: "mine", role: "" }],
  links: [{ label: "", url: "https://mine.example/" }],
};
const keys = Object.keys(projectFields) as ProjectFieldKey[]; // of a constant

test("each field that holds words or pictures makes a project the owner's, and each section", async () => {
  const { database } = site;
  const fields = keys
    .filter((key) => projectFields[key].kind in written && !/^light|^publish/.test(key))
    .map((key) => ({ fields: { [key]: written[projectFields[key].kind] } }));
  const sections = sectionKeys.map((key) => ({ fields: {}, sections: { [key]: [] } }));
  const images = await database.workImage.findMany({ where: { projectId: ids.project } });
  const added = { fields: { workImages: [...images.map(({ src }) => src), "/objects/more.webp"] } };
  for (const change of [added, ...fields, ...sections]) {
    await database.project.updateMany({ data: { isDemo: true } });
    const { projects } = await counts();
    await updateProject(database, { id: ids.project, ...change });
    expect({ change, ...(await counts()) }).toMatchObject({ change, projects: projects - 1 });
  }
});

test("the trash takes no mark", async () => {
  const before = await counts();
  await runMutation(site, "deleteProject", { id: project() }, "");
  await runMutation(site, "restoreProject", { id: project() }, "");
  expect(await counts()).toEqual(before);
});

test("a copy is nobody's demo", async () => {
  const before = await counts();
  await runMutation(site, "duplicateProject", { id: project() }, "");
  expect(await counts()).toEqual(before);
});
