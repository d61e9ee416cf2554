import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { recordId, timestamps } from "../fields.ts";
import { recordOf, records } from "../records.ts";

type Banner = {
  databaseId: number;
  version: number;
  isActive: boolean;
  content: string;
  createdAt: string;
  updatedAt: string;
};

const banner = records({
  name: "banner",
  selection: "{ databaseId version isActive content createdAt updatedAt }",
  show: (banner: Banner) => recordOf(banner),
});

const fields = { isActive: z.boolean(), content: z.string() };
const common = {
  tag: "Site",
  path: "/api/banner",
  status: 200,
  response: z.strictObject({ id: recordId, ...fields, ...timestamps }),
} as const;

const readBanner = endpoint({
  ...common,
  ...banner.single,
  method: "GET",
  summary: "The strip above the home page",
});

const writeBanner = endpoint({
  ...common,
  ...banner.write("updateBanner"),
  method: "POST",
  summary: "Write the strip above the home page",
  description: "Without isActive the strip does not show.",
  body: z.strictObject({ ...fields, isActive: z.boolean().default(false) }),
  example: { isActive: true, content: "This site is a work in progress." },
  record: readBanner,
});

export const bannerEndpoints = [readBanner, writeBanner];
