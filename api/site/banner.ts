import { z } from "zod";
import { action, evenIfStale, savedAs } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { byNumber } from "../builder/expose.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import { saveSingle } from "../fields/single-record.ts";
import { accept, givenNotNull } from "../validation/accept.ts";
import { requiredText } from "../validation/text.ts";

const BannerType = builder.prismaNode("Banner", {
  ...byNumber,
  description: "The banner: a notice above the home page.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    version: t.exposeInt("version", { description: versionDescription }),
    isActive: t.exposeBoolean("isActive", { description: "Whether visitors see the banner." }),
    content: t.string({
      description: "The text. Empty for everyone but the owner while the banner is inactive.",
      select: { content: true, isActive: true },
      resolve: ({ content, isActive }, _arguments, { viewer }) =>
        isActive || viewer.isOwner ? content : "",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the banner was first saved.",
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When the banner was last saved.",
    }),
  }),
});

builder.queryField("banner", (t) =>
  t.prismaField({
    type: BannerType,
    nullable: true,
    description: "The banner above the home page. Null where it was never saved.",
    resolve: (query, _root, _arguments, { database }) => database.banner.findFirst(query),
  }),
);

const banner = z.object({
  isActive: z.boolean(),
  content: requiredText("The banner's text", 500, "The banner needs some text."),
});

action("updateBanner", {
  description: "Changes the banner above the home page.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The changes to the banner. Omitted fields stay unchanged.",
    fields: (t) => ({
      version: versionInput(t),
      isActive: t.boolean({ description: "Whether visitors see the banner. False at first." }),
      content: t.string({
        description: "The text of the banner. Required while the banner has no text.",
      }),
    }),
  },
  run: ({ version, ...change }, { database }) =>
    saveSingle(
      database,
      (transaction) => transaction.banner,
      (before) => {
        const { isActive = false, content = "" } = before ?? {};
        return accept(banner, { isActive, content, ...givenNotNull(change) });
      },
      { version, name: "banner" },
    ),
  payload: {
    description: "The banner after the change.",
    fields: savedAs("banner", BannerType, evenIfStale("The banner")),
  },
});
