import { builder } from "../builder/builder.ts";
import type { Viewer } from "./viewer.ts";

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
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    description: "Who asks, as the server knows it.",
    resolve: (_root, _arguments, context) => context.viewer,
  }),
);
