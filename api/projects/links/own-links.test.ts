import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../testing/count-statements.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { project, redirect } = site.database;
  const formerSlugs = { create: { slug: "crossing" } };
  const heroImage = "/objects/a.png";
  const workImages = { create: { src: "/uploads/a.png", position: 0 } };
  const { id } = await project.create({
    data: { name: "P", slug: "passage", formerSlugs, heroImage, workImages },
  });
  const offers = { offersPdf: true, offersPresentation: true };
  await project.create({ data: { name: "O", slug: "offered", ...offers } });
  await project.create({
    data: { name: "L", slug: "locked", isPasswordProtected: true, ...offers },
  });
  const draft = { visibility: "draft", heroImage: "/objects/draft.png" } as const;
  await project.create({ data: { name: "D", slug: "rough", ...draft } });
  await project.create({ data: { name: "U", slug: "hush", visibility: "unlisted" } });
  await project.create({ data: { name: "G", slug: "gone", deletedAt: new Date() } });
  const publishAt = new Date("2020-01-01");
  await project.create({ data: { name: "S", slug: "due", visibility: "draft", publishAt } });
  await redirect.create({ data: { path: "/old.html", projectId: id } });
  await redirect.create({ data: { path: "/older.html", page: "/about" } });
  const facts = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "" };
  await site.database.mediaAsset.createMany({
    data: ["/objects/a.png", "/uploads/a.png", "/objects/draft.png"].map((path) => ({
      ...facts,
      kind: "image" as const,
      path,
    })),
  });
});
afterAll(() => site.close());

const query =
  "query ($addresses: [String!]!) { ownLinks(addresses: $addresses) { address target } }";

test.each([
  ["/project/passage", "PUBLIC"],
  ["/project/passage/?from=a#b", "PUBLIC"],
  ["https://ilse.example/project/passage", "PUBLIC"],
  ["/project/crossing", "PUBLIC"],
  ["/project/Passage", "PUBLIC"],
  ["/project/passage.pdf", "MISSING"],
  ["/project/passage/slides.pdf", "MISSING"],
  ["/project/passage/present", "MISSING"],
  ["/project/offered.pdf", "PUBLIC"],
  ["/project/offered/slides.pdf", "PUBLIC"],
  ["/project/offered/present", "PUBLIC"],
  ["/project/locked.pdf", "MISSING"],
  ["/project/locked/present", "PUBLIC"],
  ["/project/due", "PUBLIC"],
  ["/project/rough", "DRAFT"],
  ["/project/hush", "UNLISTED"],
  ["/project/gone", "MISSING"],
  ["/project/never", "MISSING"],
  ["/project/passage/nothing", "MISSING"],
  ["/project", "MISSING"],
  ["/about", "PUBLIC"],
  ["/resume.pdf", "PUBLIC"],
  ["/objects/a.png", "PUBLIC"],
  ["/objects/b.png", "MISSING"],
  ["/objects/draft.png", "MISSING"],
  ["/uploads/a.png", "PUBLIC"],
  ["/old.html", "PUBLIC"],
  ["/older.html", "PUBLIC"],
  ["/oldest.html", "MISSING"],
])("%s leads to what is %s", async (address, target) => {
  const { data } = await site.graphql(query, { addresses: [address] }, owner);
  expect(data).toEqual({ ownLinks: [{ address, target }] });
});

test("however many are asked about, in as many statements", async () => {
  const ask = (count: number) => () =>
    site.graphql(
      query,
      {
        addresses: Array.from({ length: count }, (_, number) => [
          `/project/p${number}`,
          `/objects/${number}.png`,
          `/${number}.html`,
        ]).flat(),
      },
      owner,
    );
  expect(await countStatements(ask(40))).toBe(await countStatements(ask(1)));
});

test("for the owner only: drafts are nobody else's business", async () => {
  const { errors } = await site.graphql(query, { addresses: ["/project/rough"] });
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
