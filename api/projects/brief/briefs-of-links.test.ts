import { expect, test } from "vitest";
import { startLinkSite } from "../../testing/link-site.ts";

const links = startLinkSite();

test("a link opens at the page of briefs where that is chosen and one of its projects has a brief", async () => {
  const { site, ids, makeLink, openBrowser } = links;
  const brief = JSON.stringify({ outcome: "Done." });
  await site.database.project.update({ where: { id: ids.draft }, data: { brief } });
  await site.database.project.update({ where: { id: ids.open }, data: { brief: null } });
  const opensAt = async (...options: Parameters<typeof makeLink>) => {
    const { path } = await makeLink(...options);
    return (await openBrowser().send(path)).headers.location;
  };
  const atBrief = { opensAtBrief: true };
  expect(await opensAt({ draft: { opensDraft: true } }, atBrief)).toBe("/brief");
  expect(await opensAt({ draft: { opensDraft: true } })).toBe("/");
  expect(await opensAt({ open: {} }, atBrief)).toBe("/");
  // The link does not open the draft, nor the brief of the protected project.
  expect(await opensAt({ draft: {} }, atBrief)).toBe("/");
  await site.database.project.update({ where: { id: ids.protected }, data: { brief } });
  expect(await opensAt({ protected: { moduleIds: ["a"] } }, atBrief)).toBe("/");
  expect(await opensAt({ protected: {} }, atBrief)).toBe("/brief");

  const secret = { ...atBrief, password: "a sentence to tell" };
  const { path } = await makeLink({ draft: { opensDraft: true } }, secret);
  const reader = openBrowser();
  expect((await reader.send(path)).headers.location).toBe("/for");
  const given = await reader.send("/for", { form: { password: secret.password } });
  expect(given.headers.location).toBe("/brief");
});

test("the page of briefs tells the reader of a link the projects of the link that have a brief", async () => {
  const { site, ids, makeLink, openBrowser } = links;
  for (const kind of ["open", "protected", "draft", "other"] as const) {
    const data = { brief: JSON.stringify({ outcome: `${kind}-outcome` }), briefOrder: ids[kind] };
    await site.database.project.update({ where: { id: ids[kind] }, data });
  }
  const { path } = await makeLink({ draft: { opensDraft: true }, unlisted: {}, protected: {} });
  const reader = openBrowser();
  const read = async () =>
    (await reader.query("{ briefProjects { slug brief { outcome } } }")).briefProjects;
  expect(await read()).toEqual([{ slug: "open", brief: { outcome: "open-outcome" } }]);
  await reader.send(path);
  expect(await read()).toEqual([
    { slug: "draft", brief: { outcome: "draft-outcome" } },
    { slug: "protected", brief: { outcome: "protected-outcome" } },
  ]);
});
