import { builder } from "../builder/builder.ts";
import { cookieNames } from "./cookies.ts";
import type { OpenedLink } from "./links/opened-link.ts";
import type { Measuring } from "./measuring.ts";
import type { Viewer } from "./viewer.ts";

const MeasuringType = builder.enumType("Measuring", {
  description: "Whether what is read in a browser may be counted.",
  values: {
    ALLOWED: { value: "allowed" satisfies Measuring, description: "It may." },
    DECLINED: {
      value: "declined" satisfies Measuring,
      description: "Its reader has switched it off at the foot of a page.",
    },
    SIGNALLED: {
      value: "signalled" satisfies Measuring,
      description: "The browser asks not to be, by Global Privacy Control or Do Not Track.",
    },
  } as const,
});

const ViewerLinkType = builder.objectRef<OpenedLink>("ViewerLink").implement({
  description: "The link that a reader came by, as the reader knows it.",
  fields: (t) => ({
    greeting: t.exposeString("greeting", {
      description: "What the owner greets this reader with. May be empty.",
    }),
    measuring: t.field({
      type: MeasuringType,
      description: "Whether the owner is told what is read in this browser.",
      resolve: (_link, _arguments, { caller }) => caller.measuring,
    }),
  }),
});

export const ViewerType = builder.objectRef<Viewer>("Viewer").implement({
  description: "Who asks.",
  fields: (t) => ({
    isOwner: t.exposeBoolean("isOwner", {
      description: "Whether this browser is signed in as the owner.",
    }),
    hasPortfolioAccess: t.exposeBoolean("hasPortfolioAccess", {
      description:
        "Whether this browser may read protected case studies. Always true for the owner.",
    }),
    link: t.field({
      type: ViewerLinkType,
      nullable: true,
      description:
        "The link that this browser came by. Null where it came by none, or by one that has ended.",
      resolve: ({ link }) => link,
    }),
    owesLinkPassword: t.boolean({
      description: "Whether this browser came by a link that wants its password first.",
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
    description: "Who asks, as the server knows it.",
    resolve: (_root, _arguments, context) => context.viewer,
  }),
);
