import { z } from "zod";
import { action } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import { saveSingle } from "../fields/single-record.ts";
import { measurementId } from "../settings/forms.ts";
import { accept, UserFault } from "../validation/accept.ts";

type AnalyticsView = {
  id: "analytics";
  version: number;
  measurementId: string;
  variable: string | null;
};

/** Reads the settings of analytics that pages use. The environment overrides the owner's settings. */
async function readSiteAnalytics({
  database,
  fixed,
}: Pick<Context, "database" | "fixed">): Promise<AnalyticsView> {
  const stored = await database.siteAnalytics.findUnique({ where: { id: 1 } });
  return {
    id: "analytics",
    version: stored?.version ?? 0,
    measurementId: fixed.analyticsId ?? stored?.measurementId ?? "",
    variable: fixed.analyticsId ? "ANALYTICS_ID" : null,
  };
}

const siteAnalyticsRef = builder.objectRef<AnalyticsView>("SiteAnalytics");

const SiteAnalyticsType = builder.node(siteAnalyticsRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => (id === "analytics" ? readSiteAnalytics(context) : null),
  authScopes: { owner: ["READ"] },
  runScopesOnType: true,
  description: "The third-party analytics that pages use. Not available to visitors.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 before the first save. ${versionDescription}`,
    }),
    measurementId: t.exposeString("measurementId", {
      description: "Measurement id of Google Analytics. Empty where analytics are off.",
    }),
    variable: t.exposeString("variable", {
      nullable: true,
      description:
        "The environment variable that sets the measurement id. Null where the owner sets it.",
    }),
  }),
});

builder.queryField("siteAnalytics", (t) =>
  t.field({
    type: SiteAnalyticsType,
    authScopes: { owner: ["READ"] },
    description: "The third-party analytics of the site. Not available to visitors.",
    resolve: (_root, _arguments, context) => readSiteAnalytics(context),
  }),
);

const siteAnalytics = z.object({
  measurementId: z
    .string()
    .trim()
    .max(40, "A measurement id has at most 40 characters")
    .refine((id) => id === "" || measurementId.test(id), {
      message: "Letters, digits and hyphens, such as G-XXXXXXX",
    }),
});

action("updateSiteAnalytics", {
  description:
    "Switches third-party analytics on or off. While they are off, pages send no requests to Google.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The new setting of third-party analytics.",
    fields: (t) => ({
      version: versionInput(t),
      measurementId: t.string({
        required: true,
        description:
          "Measurement id of Google Analytics, such as G-XXXXXXX. Empty to switch analytics off.",
      }),
    }),
  },
  run: ({ version, ...change }, { database, fixed }) => {
    const data = accept(siteAnalytics, change);
    if (fixed.analyticsId) {
      throw new UserFault({
        field: "measurementId",
        message: "The environment variable ANALYTICS_ID sets this. Remove it there to set it here.",
        code: "SET_BY_ENVIRONMENT",
      });
    }
    return saveSingle(database, (transaction) => transaction.siteAnalytics, data, {
      version,
      name: "measurement id",
    });
  },
  payload: {
    description: "The setting of analytics after the change.",
    fields: (t) => ({
      siteAnalytics: t.field({
        type: SiteAnalyticsType,
        description: "The analytics as they are now, also where the change was refused.",
        resolve: (_outcome, _arguments, context) => readSiteAnalytics(context),
      }),
    }),
  },
});
