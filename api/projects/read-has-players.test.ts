import LibSql from "libsql";
import { expect, test } from "vitest";
import { playerOrigins } from "../../players/players.ts";
import { pathOfUrl } from "../database/connection.ts";
import { startProjectClient } from "../testing/project-client.ts";
import { renewMediaUses } from "./derive-media-uses.ts";

const client = startProjectClient();

/** The origins of other sites that a visitor's page may show in frames. */
async function framesOf(url = "/"): Promise<string[]> {
  const { headers } = await client.site.app.inject({ url });
  const [, frames = ""] =
    /(?:^|;)frame-src 'self'([^;]*)/.exec(String(headers["content-security-policy"])) ?? [];
  return frames.split(" ").filter(Boolean);
}

const video = (more = {}) => [{ embed: { url: "https://youtu.be/dQw4w9WgXcQ", ...more } }];

test("every page names the players while a module uses one, and none of them otherwise", async () => {
  expect(await framesOf()).toEqual([]);
  const { id } = await client.create("orrery", { sections: { why: video() } });
  expect(await framesOf()).toEqual(playerOrigins);
  expect(await framesOf("/about")).toEqual(playerOrigins);
  await client.run("updateProject", { id, sections: { why: video({ isHidden: true }) } });
  expect(await framesOf()).toEqual([]);
  await client.run("updateProject", { id, sections: { why: [{ embed: { url: "" } }] } });
  expect(await framesOf()).toEqual([]);
  await client.run("updateProject", { id, sections: { role: video() } });
  expect(await framesOf()).toEqual(playerOrigins);
  await client.run("deleteProject", { id }, "deletedProjectId");
  expect(await framesOf()).toEqual([]);
});

test.each([
  ["a draft", { visibility: "draft" }, []],
  [
    "a draft whose moment is to come",
    { visibility: "draft", publishAt: new Date("2100-01-01") },
    [],
  ],
  [
    "a draft whose moment has come",
    { visibility: "draft", publishAt: new Date("2000-01-01") },
    playerOrigins,
  ],
  ["an unlisted project", { visibility: "unlisted" }, playerOrigins],
  ["a protected project", { isPasswordProtected: true }, playerOrigins],
] as const)("a module of %s counts where visitors may come to it", async (_name, data, frames) => {
  const { databaseId } = await client.create("orrery", { sections: { why: video() } });
  await client.site.database.project.update({ where: { id: databaseId }, data });
  expect(await framesOf()).toEqual(frames);
});

test("what an older version stored is found from the first start on", async () => {
  await client.create("orrery", { sections: { why: video() } });
  const { databaseUrl } = client.site.environment;
  const other = new LibSql(pathOfUrl(databaseUrl));
  other.exec("DELETE FROM PlayerUse; DELETE FROM MediaUseForm");
  other.exec("UPDATE ContentRevision SET revision = revision + 1");
  other.close();
  expect(await framesOf()).toEqual([]);
  await renewMediaUses(databaseUrl);
  await client.site.database.project.updateMany({ data: { year: "2026" } });
  expect(await framesOf()).toEqual(playerOrigins);
});
