import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { recordId, timestamps } from "../fields.ts";
import { recordOf, records, type Selected, selectionOf } from "../records.ts";

const color = z.string().describe("A hexadecimal colour of 3 or 6 digits, such as #0f172a.");
const colors = { background: color, textPrimary: color, textSecondary: color, navHover: color };

type SiteColors = Selected<typeof colors> & { portfolioPassword: string | null };

const siteColors = records({
  name: "siteColors",
  selection: selectionOf(colors, "portfolioPassword"),
  show: ({ portfolioPassword, ...rest }: SiteColors) => ({
    ...recordOf(rest),
    ...(portfolioPassword !== null && { portfolioPassword }),
  }),
});

const common = {
  tag: "Site",
  path: "/api/site-colors",
  status: 200,
  response: z.strictObject({
    id: recordId,
    ...colors,
    portfolioPassword: z.string().optional().describe("Not available to visitors."),
    ...timestamps,
  }),
} as const;

const readColors = endpoint({
  ...common,
  ...siteColors.single,
  method: "GET",
  summary: "The colours of the site",
});

const writeColors = endpoint({
  ...common,
  ...siteColors.write("updateSiteColors"),
  method: "POST",
  summary: "Change the colours of the site",
  description: "Fields left out stay as they are.",
  body: z.strictObject({ ...colors, portfolioPassword: z.string() }).partial(),
  example: {
    background: "#0f172a",
    textPrimary: "#ffffff",
    textSecondary: "#757575",
    navHover: "#c9300a",
    portfolioPassword: "a word for visitors",
  },
  record: readColors,
});

const writePassword = endpoint({
  ...common,
  ...siteColors.write("updateSiteColors"),
  method: "PUT",
  summary: "Change the portfolio password",
  description: "Everyone who has access by the former password loses it.",
  body: z.strictObject({ portfolioPassword: z.string() }),
  example: { portfolioPassword: "another word" },
  record: readColors,
});

export const siteColorsEndpoints = [readColors, writeColors, writePassword];
