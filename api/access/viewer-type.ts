import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { properties } from "../builder/expose.ts";
import { cookieNames } from "./cookies.ts";
import type { OpenedLink } from "./links/opened-link.ts";
import { isInPerson, type Viewer } from "./viewer.ts";

const MeasuringType = enumOf(
  "Measuring",
  "Whether the site may measure what is read in this browser.",
  {
    allowed: "The site may measure what is read.",
    declined: "The reader has refused, by the switch in the footer of a page.",
    signalled: "The browser refuses, by Global Privacy Control or Do Not Track.",
  },
);

const ViewerLinkType = builder.objectRef<OpenedLink>("ViewerLink").implement({
  description: "What the viewer may see of the share link that they opened.",
  fields: (t) => ({
    greeting: t.exposeString("greeting", {
      description: "The owner's greeting for this reader. May be empty.",
    }),
    measuring: t.field({
      type: MeasuringType,
      description:
        "Whether the site measures what is read in this browser, and shows it to the owner.",
      resolve: (_link, _arguments, { caller }) => caller.measuring,
    }),
  }),
});

export const ViewerType = builder.objectRef<Viewer>("Viewer").implement({
  description: "The caller.",
  fields: (t) => ({
    isOwner: t.boolean({
      description: "Whether this browser is signed in as the owner. False for a token.",
      resolve: isInPerson,
    }),
    ...properties(t, "Boolean", {
      hasPortfolioAccess:
        "Whether this browser may read protected case studies. True for the owner.",
    }),
    link: t.expose("link", {
      type: ViewerLinkType,
      nullable: true,
      description:
        "The share link that this browser has opened. Null if the browser has opened no link, or the link no longer works.",
    }),
    hasEndedLink: t.boolean({
      description:
        "Whether this browser has opened a share link that no longer works, because it has ended, is paused, or has a new address or password.",
      resolve: ({ hasEndedLink = false }) => hasEndedLink,
    }),
    owesLinkPassword: t.boolean({
      description:
        "Whether this browser has requested a share link whose password the reader still has to enter.",
      resolve: async (_viewer, _arguments, { access, caller }) => {
        const shown = caller.cookies.read(cookieNames.askedLink);
        return shown !== undefined && (await access.links.findAsked(shown)) !== null;
      },
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    description: "The caller, as the server identifies it.",
    resolve: (_root, _arguments, context) => context.viewer,
  }),
);
