import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { columnRecords, responseOf } from "../records.ts";

const fields = { isActive: z.boolean(), content: z.string() };
const banner = columnRecords("banner", fields);
const common = {
  tag: "Site",
  path: "/api/banner",
  status: 200,
  response: responseOf(fields),
} as const;

const readBanner = endpoint({
  ...common,
  ...banner.single,
  method: "GET",
  summary: "The banner above the home page",
});

const writeBanner = endpoint({
  ...common,
  ...banner.write("updateBanner"),
  method: "POST",
  summary: "Change the banner above the home page",
  description: "Without isActive the banner is hidden.",
  body: z.strictObject({ ...fields, isActive: z.boolean().default(false) }),
  example: { isActive: true, content: "This site is a work in progress." },
  record: readBanner,
});

export const bannerEndpoints = [readBanner, writeBanner];
