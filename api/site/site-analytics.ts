import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { versionDescription } from "../builder/version.ts";

type AnalyticsView = {
  id: "analytics";
  version: number;
  measurementId: string;
  variable: string | null;
};

/** Reads them, with what the environment says in place of what the owner set. */
export async function readSiteAnalytics({
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

export const SiteAnalyticsType = builder.node(siteAnalyticsRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => (id === "analytics" ? readSiteAnalytics(context) : null),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The third-party analytics that pages load, as they are in force. For the owner.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 where none were ever saved. ${versionDescription}`,
    }),
    measurementId: t.exposeString("measurementId", {
      description: "Measurement id of Google Analytics. Empty where pages load none.",
    }),
    variable: t.exposeString("variable", {
      nullable: true,
      description: "The environment variable that sets it. Null where the owner does.",
    }),
  }),
});

builder.queryField("siteAnalytics", (t) =>
  t.field({
    type: SiteAnalyticsType,
    authScopes: { owner: true },
    description: "The third-party analytics of the site. For the owner.",
    resolve: (_root, _arguments, context) => readSiteAnalytics(context),
  }),
);
