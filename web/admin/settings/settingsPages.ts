import { paths } from "../../paths";

/** The pages of the settings, in the order of their navigation. */
export const settingsPages = [
  { path: paths.adminSettings, label: "Appearance" },
  { path: paths.wordSettings, label: "Words" },
  { path: paths.siteSettings, label: "Site" },
  { path: paths.mailSettings, label: "Mail" },
  { path: paths.accessSettings, label: "Access" },
] as const;
