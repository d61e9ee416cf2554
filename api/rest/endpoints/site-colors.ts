import { z } from "zod";
import { endpoint, versionPrecondition } from "../endpoint.ts";
import { recordId, timestamps } from "../fields.ts";

type SiteColors = {
  databaseId: number;
  version: number;
  background: string;
  textPrimary: string;
  textSecondary: string;
  navHover: string;
  portfolioPassword: string | null;
  createdAt: string;
  updatedAt: string;
};

const selection = `{
  databaseId version background textPrimary textSecondary navHover portfolioPassword
  createdAt updatedAt
}`;
const color = z.string().describe("Hex of 3 or 6 digits with a leading #.");
const colors = { background: color, textPrimary: color, textSecondary: color, navHover: color };
const common = {
  tag: "Site",
  path: "/api/site-colors",
  status: 200,
  response: z.strictObject({
    id: recordId,
    ...colors,
    portfolioPassword: z.string().optional().describe("For the owner only."),
    ...timestamps,
  }),
} as const;

function colorsRecord({ databaseId, version: _version, portfolioPassword, ...rest }: SiteColors) {
  return { id: databaseId, ...rest, ...(portfolioPassword !== null && { portfolioPassword }) };
}

const readColors = endpoint({
  ...common,
  method: "GET",
  summary: "The colours of the site",
  document: `{ siteColors ${selection} }`,
  reply: ({ siteColors }: { siteColors: SiteColors }) => colorsRecord(siteColors),
  preconditionOf: ({ siteColors }: { siteColors: SiteColors }) => versionPrecondition(siteColors),
});

const write = {
  ...common,
  record: readColors,
  document: `
    mutation ($input: UpdateSiteColorsInput!) {
      payload: updateSiteColors(input: $input) {
        siteColors ${selection}
        userErrors { field message code }
      }
    }`,
  reply: ({ payload }: { payload: { siteColors: SiteColors } }) => colorsRecord(payload.siteColors),
} as const;

const writeColors = endpoint({
  ...write,
  method: "POST",
  summary: "Write the colours of the site",
  description: "What is left out stays as it is.",
  body: z.strictObject({ ...colors, portfolioPassword: z.string() }).partial(),
  example: {
    background: "#0f172a",
    textPrimary: "#ffffff",
    textSecondary: "#757575",
    navHover: "#c9300a",
    portfolioPassword: "a word for visitors",
  },
  variables: ({ body, precondition }) => ({ input: { ...body, ...precondition } }),
});

const writePassword = endpoint({
  ...write,
  method: "PUT",
  summary: "Change the portfolio password",
  description: "Everyone who has access by the one before loses it.",
  body: z.strictObject({ portfolioPassword: z.string() }),
  example: { portfolioPassword: "another word" },
  variables: ({ body, precondition }) => ({ input: { ...body, ...precondition } }),
});

export const siteColorsEndpoints = [readColors, writeColors, writePassword];
