import { aboutForm } from "../../../content/settings/about";
import {
  contactPanel,
  faviconPanel,
  identity,
  identityPanel,
  linksPanel,
  sharingPanel,
} from "../../../content/settings/identity";
import { lookPanel } from "../../../content/settings/look";
import { robotsPanel } from "../../../content/settings/robots";
import type { Settings, SettingsPanel } from "../../../content/settings/setting";
import { paths } from "../../paths";

/** A panel of a page of the admin area, and its fields, for the search and for the outline of the settings. */
export type PanelPlaces = {
  page: string;
  /** The title of the panel, exactly as the page shows it. */
  panel: string;
  /** Further search words of the panel. */
  also: string;
  /** Further search words of each field, by its label, which is exactly as the page shows it. */
  fields: Readonly<Record<string, string>>;
};

const declared = (
  page: string,
  { title, also, fields }: Pick<SettingsPanel<Settings>, "title" | "also" | "fields">,
): PanelPlaces => ({
  ...{ page, also },
  panel: title,
  fields: Object.fromEntries(
    Object.values(fields).flatMap((field) => (field ? [[field.label, field.also ?? ""]] : [])),
  ),
});

/**
 * All panels of the settings and of the About tab. If a panel or one of its fields is missing here,
 * panels.test.tsx fails.
 */
export const panels: readonly PanelPlaces[] = [
  {
    page: paths.adminSettings,
    panel: "Home Page Banner",
    also: "notice strip announcement",
    fields: { "Show the banner": "on off hide", "Banner content": "text" },
  },
  {
    page: paths.adminSettings,
    panel: "Site Color Scheme",
    also: "colours theme palette look design",
    fields: {
      Background: "",
      "Text primary": "",
      "Text secondary": "",
      Accent: "nav hover links",
    },
  },
  declared(paths.adminSettings, lookPanel),
  {
    page: paths.adminSettings,
    panel: "Own Fonts",
    also: "typeface woff2 upload webfont license",
    fields: { "Display font": "heading", "Text font": "body" },
  },
  declared(paths.adminSettings, faviconPanel),
  {
    page: paths.wordSettings,
    panel: "Words",
    also: "texts wording translate labels menu buttons",
    fields: {
      "Language of the site": "english german french spanish norwegian",
      "Search the words": "",
    },
  },
  declared(paths.siteSettings, identityPanel),
  declared(paths.siteSettings, sharingPanel),
  declared(paths.siteSettings, robotsPanel),
  declared(paths.siteSettings, linksPanel),
  declared(paths.siteSettings, contactPanel),
  {
    page: paths.siteSettings,
    panel: "Résumé",
    also: "resume cv curriculum vitae pdf about",
    fields: { File: "upload replace remove" },
  },
  {
    page: paths.siteSettings,
    panel: "Redirects",
    also: "old links addresses urls forward",
    fields: { "Old address": "", "Leads to": "target" },
  },
  {
    page: paths.siteSettings,
    panel: "Visits",
    also: "numbers statistics analytics privacy tracking",
    fields: { "Count visits": "on off turn" },
  },
  {
    page: paths.siteSettings,
    panel: "Analytics",
    also: "google statistics visitors tracking",
    fields: { "Measurement ID": "ga" },
  },
  {
    page: paths.siteSettings,
    panel: "Backups",
    also: "download restore copy back up now",
    fields: {},
  },
  {
    page: paths.siteSettings,
    panel: "Archive",
    also: "export download move another site take your work along zip",
    fields: { "Former versions of projects, too": "revisions", "Messages of the inbox, too": "" },
  },
  {
    page: paths.siteSettings,
    panel: "Static Copy",
    also: "export download html plain files host netlify github pages",
    fields: { "Messages go to": "email contact form" },
  },
  {
    page: paths.siteSettings,
    panel: "Demo Portfolio",
    also: "sample example projects bring the demo back",
    fields: {},
  },
  {
    page: paths.mailSettings,
    panel: "Mail",
    also: "email smtp notification contact form messages",
    fields: {
      "Mail server": "host",
      Encryption: "tls starttls ssl security",
      Port: "",
      "User name": "login account",
      Password: "",
      Recipient: "to address",
      Sender: "from address",
    },
  },
  {
    page: paths.accessSettings,
    panel: "Portfolio Password",
    also: "protected projects access visitors",
    fields: { Password: "" },
  },
  {
    page: paths.accessSettings,
    panel: "Requests for Access",
    also: "ask gate link recruiter",
    fields: { [identity.takesAccessRequests.label]: identity.takesAccessRequests.also },
  },
  {
    page: paths.accessSettings,
    panel: "Owner’s Password",
    also: "sign in login account security",
    fields: { "Current password": "", "New password": "change" },
  },
  {
    page: paths.accessSettings,
    panel: "Signing In",
    also: "passkey fingerprint recovery codes second step totp two-factor authenticator app",
    fields: {
      "Name of the new passkey": "add fingerprint face",
      "Sign in with the password": "turn off",
    },
  },
  {
    page: paths.accessSettings,
    panel: "Signed-In Browsers",
    also: "sessions devices sign out log out everywhere",
    fields: { "Mail me about new browsers": "notification" },
  },
  {
    page: paths.accessSettings,
    panel: "Tokens",
    also: "api scripts agents mcp bearer key integration",
    fields: {
      "Name of the token": "",
      "Works for": "expires end",
      "What it may do": "scopes read draft publish media inbox settings",
    },
  },
  {
    page: paths.accessSettings,
    panel: "Changes",
    also: "audit log history who activity",
    fields: { "Search the changes": "find filter" },
  },
  declared(paths.adminAbout, aboutForm),
];
