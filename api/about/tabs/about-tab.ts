import { z } from "zod";
import { tab } from "../../../content/settings/collaborators.ts";
import { arrangedListSize } from "../../builder/arranged-list-size.ts";
import { builder } from "../../builder/builder.ts";
import { byNumber } from "../../builder/expose.ts";
import { versionDescription } from "../../builder/version.ts";
import { serveSettings } from "../../fields/settings.ts";
import { requiredText, verbatimText } from "../../validation/text.ts";
import { sanitizeHtml } from "../sanitize-html.ts";

export const AboutTabType = builder.prismaNode("AboutTab", {
  ...byNumber,
  description: "A tab on the About page with quotes of collaborators.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    version: t.exposeInt("version", { description: versionDescription }),
    quotes: t.relatedConnection("quotes", {
      cursor: "id",
      maxSize: arrangedListSize,
      description: "The quotes of collaborators, in order.",
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

const maxHtml = 20_000;

export const tabSettings = serveSettings(
  tab,
  {
    slug: requiredText("Slug", 120).pipe(
      z
        .string()
        .regex(
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
          "Slug may contain lowercase letters, digits and single hyphens between them",
        ),
    ),
    /**
     * HTML of the owner, sanitised before it is stored. It must contain text besides the markup.
     */
    contentText: verbatimText("Content", maxHtml)
      .transform((value) => sanitizeHtml(value).trim())
      .refine((value) => value.replace(/<[^<>]*>|&nbsp;|\s/g, "") !== "", {
        message: "Content is required",
        params: { code: "REQUIRED" },
      }),
  },
  {},
);

tabSettings.addOutputs(AboutTabType, {
  contentText: ({ contentText }) => sanitizeHtml(contentText),
});

builder.queryField("aboutTabs", (t) =>
  t.prismaConnection({
    type: AboutTabType,
    cursor: "id",
    maxSize: arrangedListSize,
    description: "The tabs of collaborators on the About page, in order.",
    resolve: (query, _root, _arguments, { database }) =>
      database.aboutTab.findMany({ ...query, orderBy: [{ displayOrder: "asc" }, { id: "asc" }] }),
  }),
);
