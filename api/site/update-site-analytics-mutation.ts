import { builder } from "../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { readSiteAnalytics, SiteAnalyticsType } from "./site-analytics.ts";
import { updateSiteAnalytics } from "./update-site-analytics.ts";

builder.relayMutationField(
  "updateSiteAnalytics",
  {
    description: "The third-party analytics that pages are to load.",
    inputFields: (t) => ({
      version: versionInput(t),
      measurementId: t.string({
        required: true,
        description: "Measurement id of Google Analytics, such as G-XXXXXXX. Empty for none.",
      }),
    }),
  },
  {
    description:
      "Has pages load third-party analytics, or none. While none are set, no page asks another server for anything.",
    resolve: (_root, { input: { version, ...change } }, context) =>
      withUserErrors(async () => {
        await updateSiteAnalytics(context, change, version ?? undefined);
        return {};
      }),
  },
  {
    description: "The analytics as they are now.",
    outputFields: (t) => ({
      siteAnalytics: t.field({
        type: SiteAnalyticsType,
        description: "They, also where they were changed elsewhere or the change was not accepted.",
        resolve: (_payload, _arguments, context) => readSiteAnalytics(context),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
