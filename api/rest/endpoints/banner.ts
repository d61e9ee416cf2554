import { z } from "zod";
import { endpoint, versionPrecondition } from "../endpoint.ts";
import { recordId, timestamps } from "../fields.ts";

type Banner = {
  databaseId: number;
  version: number;
  isActive: boolean;
  content: string;
  createdAt: string;
  updatedAt: string;
};

const selection = "{ databaseId version isActive content createdAt updatedAt }";
const fields = { isActive: z.boolean(), content: z.string() };
const common = {
  tag: "Site",
  path: "/api/banner",
  status: 200,
  response: z.strictObject({ id: recordId, ...fields, ...timestamps }),
} as const;

const bannerRecord = ({ databaseId, version: _version, ...banner }: Banner) => ({
  id: databaseId,
  ...banner,
});

const readBanner = endpoint({
  ...common,
  method: "GET",
  summary: "The strip above the home page",
  document: `{ banner ${selection} }`,
  reply: ({ banner }: { banner: Banner | null }) => (banner ? bannerRecord(banner) : undefined),
  preconditionOf: ({ banner }: { banner: Banner | null }) => versionPrecondition(banner),
});

const writeBanner = endpoint({
  ...common,
  method: "POST",
  summary: "Write the strip above the home page",
  description: "Without isActive the strip does not show.",
  body: z.strictObject({ ...fields, isActive: z.boolean().default(false) }),
  example: { isActive: true, content: "This site is a work in progress." },
  record: readBanner,
  document: `
    mutation ($input: UpdateBannerInput!) {
      payload: updateBanner(input: $input) {
        banner ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ body, precondition }) => ({ input: { ...body, ...precondition } }),
  reply: ({ payload }: { payload: { banner: Banner } }) => bannerRecord(payload.banner),
});

export const bannerEndpoints = [readBanner, writeBanner];
