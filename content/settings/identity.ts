import { declareForm, declarePanel, type Settings } from "./setting.ts";

/**
 * The site's identity: the designer's name and contact, and the texts and pictures outside of projects, such
 * as the logo.
 */
export const identity = {
  ownerName: {
    kind: "text",
    label: "Name",
    max: 120,
    description: "The designer's name.",
    also: "designer owner site title",
    input: { autoComplete: "name" },
  },
  tagline: {
    kind: "text",
    label: "Tagline",
    max: 200,
    description: "What the designer does, in a few words.",
    also: "headline slogan subtitle",
    input: { autoComplete: "off" },
  },
  logo: {
    kind: "media",
    label: "Logo",
    description: "The logo in the header. Null where the header shows the name as text.",
    inputDescription: "Address of the logo in the header. Null for none.",
    hint: "Shown in the header instead of your name. PNG or WebP with a clear background.",
    also: "picture header",
  },
  portrait: {
    kind: "media",
    label: "Portrait",
    place: "portrait",
    description: "The designer's portrait. Null while none is chosen.",
    inputDescription: "Address of the portrait. Null for none.",
    hint: "Shown on the About page.",
    also: "photo picture about",
  },
  teaserText: {
    kind: "text",
    label: "Teaser text",
    refusedAs: "Teaser",
    max: 1_000,
    rows: 3,
    description: "The text of the teaser on the home page.",
    hint: "On the home page, beside the photo, before “more about me”.",
    also: "home page about",
  },
  teaserPhoto: {
    kind: "media",
    label: "Teaser photo",
    place: "teaserPhoto",
    description: "The photo of the teaser. Null while none is chosen.",
    inputDescription: "Address of the teaser's photo. Null for none.",
    hint: "You and your team, at a conference perhaps.",
    also: "picture home page",
  },
  teaserCaption: {
    kind: "text",
    label: "Photo caption",
    refusedAs: "Caption",
    max: 200,
    description: "The caption under the photo of the teaser.",
    also: "teaser",
  },
  footerText: {
    kind: "text",
    label: "Footer text",
    refusedAs: "Footer",
    max: 200,
    description: "The copyright line. Empty for the default one.",
    hint: "Leave it empty for the usual copyright line.",
    also: "copyright",
  },
  searchDescription: {
    kind: "text",
    label: "Site description",
    max: 300,
    rows: 3,
    description:
      "The description of the site for search engines and link previews. Empty for the tagline.",
    hint: "One or two sentences under your name in search results. Leave it empty for your tagline.",
    also: "meta summary",
  },
  socialImage: {
    kind: "media",
    label: "Social picture",
    place: "socialCard",
    description:
      "The picture in link previews of pages without a picture of their own. Null while none is chosen.",
    inputDescription: "Address of the picture in link previews. Null for none.",
    hint: "Shown in link previews of every page without a picture of its own. 1200 by 630 pixels or larger.",
    also: "image preview",
  },
  favicon: {
    kind: "media",
    label: "Icon",
    refusedAs: "Favicon",
    place: "icon",
    description:
      "The icon of the site in browsers. Null for an icon that is drawn from name and colours.",
    inputDescription:
      "Address of the uploaded picture that browsers show as the icon of the site. Null for an icon that is drawn from name and colours.",
    also: "picture upload",
  },
  email: {
    kind: "text",
    label: "E-mail address",
    description:
      "The designer's e-mail address. Empty where none is given, and for everyone but the owner while isEmailShown is false.",
    inputDescription: "The designer's e-mail address. Empty for none.",
    also: "mail",
    input: { type: "email", autoComplete: "email" },
  },
  isEmailShown: {
    kind: "flag",
    isSwitch: true,
    label: "Show the e-mail address",
    description: "Whether visitors see the e-mail address.",
    also: "hide mail",
  },
  socialLinks: {
    kind: "rows",
    label: "Social links",
    max: 30,
    description: "Links to profiles and other pages of the designer elsewhere, in order.",
    inputDescription:
      "Links to profiles and other pages of the designer elsewhere, in order. At most 30.",
    hint: "Without a label, a link is named after the site it leads to.",
    also: "instagram mastodon bluesky dribbble behance linkedin profiles",
  },
  takesAccessRequests: {
    kind: "flag",
    isSwitch: true,
    label: "Let visitors ask for access",
    description: "Whether visitors may ask for access to withheld content.",
    also: "on off",
  },
  companyField: {
    kind: "choice",
    label: "Company",
    options: { REQUIRED: "Required", OPTIONAL: "Optional", HIDDEN: "Left out" },
    optionHints: {
      REQUIRED: "Nobody writes without it. The form marks it so.",
      OPTIONAL: "The form asks for it, and takes a message without it.",
      HIDDEN: "The form does not ask for it.",
    },
    description: "Whether the contact form asks for the sender's company.",
    also: "required optional field",
  },
} as const satisfies Settings;

export type Identity = typeof identity;

/** The forms of the first steps, in which the owner sets up a new site. */
export const firstSteps = {
  identity: declareForm(identity, ["ownerName", "tagline"]),
  portrait: declareForm(identity, ["portrait"]),
};

export const identityPanel = declarePanel(identity, {
  title: "Site Identity",
  description: "Your name, the words and the pictures that frame every page.",
  also: "brand",
  form: [
    ["ownerName", "tagline"],
    "logo",
    "portrait",
    "teaserText",
    "teaserPhoto",
    "teaserCaption",
    "footerText",
  ],
  save: "Save Identity",
  succeeded: {
    title: "Site identity updated",
    description: "The site identity has been updated successfully.",
  },
  failed: "Failed to update site identity.",
});

export const sharingPanel = declarePanel(identity, {
  title: "Search and Sharing",
  description:
    "What search engines and link previews show of the site. A project has its own in its editor.",
  also: "seo google engines previews social card open graph",
  form: ["searchDescription", "socialImage"],
  save: "Save Sharing",
  succeeded: { title: "Sharing updated", description: "Link previews show it from now on." },
  failed: "Failed to update sharing.",
});

export const linksPanel = declarePanel(identity, {
  title: "Links and E-mail",
  description:
    "In the footer of every page, and on the Connect page. Search engines use them to identify you.",
  also: "contact footer",
  form: ["email", "isEmailShown", "socialLinks"],
  save: "Save Links",
  succeeded: { title: "Links updated", description: "Visitors see them from now on." },
  failed: "Failed to update links.",
});

export const contactPanel = declarePanel(identity, {
  title: "Contact Form",
  description: "What the form on the Connect page asks for besides name, e-mail and message.",
  also: "connect message fields",
  form: ["companyField"],
  save: "Save Contact Form",
  succeeded: { title: "Contact form updated", description: "Visitors see it from now on." },
  failed: "Failed to update the contact form.",
});

export const faviconPanel = declarePanel(identity, {
  title: "Favicon",
  description: "The icon of the site in tabs, bookmarks and home screens.",
  also: "tab bookmark home screen logo",
  form: ["favicon"],
  save: "Save Favicon",
  succeeded: { title: "Favicon updated", description: "Browsers show it from now on." },
  failed: "Failed to update favicon.",
});
