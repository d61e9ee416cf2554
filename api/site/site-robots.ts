import { type Robots, robots } from "../../content/settings/robots.ts";
import { action, saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import type { SiteRobots } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { serveSettings } from "../fields/settings.ts";
import { saveSingle } from "../fields/single-record.ts";

type RobotsView = Pick<SiteRobots, "version" | keyof Robots>;

const robotsSettings = serveSettings(robots, {}, {});

/** The rules of a site without a record of these settings, because it is older: everything is allowed. */
const unchosen = { version: 0, allowsSearch: true, allowsTraining: true, allowsPreviews: true };

export async function readSiteRobots(database: Database): Promise<RobotsView> {
  return (await database.siteRobots.findUnique({ where: { id: 1 } })) ?? unchosen;
}

const SiteRobotsType = builder.node(builder.objectRef<RobotsView>("SiteRobots"), {
  id: { resolve: () => "robots" },
  loadOne: (id, { database }) => (id === "robots" ? readSiteRobots(database) : null),
  description: "The site's rules for robots. Everyone can read them in `robots.txt`.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 before the first save. ${versionDescription}`,
    }),
  }),
});

robotsSettings.addOutputs(SiteRobotsType);

builder.queryField("siteRobots", (t) =>
  t.field({
    type: SiteRobotsType,
    description: "The site's rules for robots.",
    resolve: (_root, _arguments, { database }) => readSiteRobots(database),
  }),
);

action("updateSiteRobots", {
  description:
    "Changes the site's rules for robots, in robots.txt and in headers of pages. The rules block nobody: robots can ignore them.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The changes. Omitted fields stay unchanged.",
    fields: (t) => ({ version: versionInput(t), ...robotsSettings.inputs(t) }),
  },
  run: ({ version, ...change }, { database }) =>
    saveSingle(database, ({ siteRobots }) => siteRobots, robotsSettings.accept(change), {
      version,
      name: "choice",
    }),
  payload: {
    description: "The site's rules for robots after the change.",
    fields: (t) => ({
      siteRobots: t.field(
        saved(
          SiteRobotsType,
          "The site's rules for robots, also where the change was refused because they were changed elsewhere.",
        ),
      ),
    }),
  },
});
