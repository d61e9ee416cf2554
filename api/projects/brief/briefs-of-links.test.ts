import { expect, test } from "vitest";
import { startLinkSite } from "../../testing/link-site.ts";

const links = startLinkSite();

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
