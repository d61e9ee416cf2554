import { builder } from "../builder/builder.ts";
import { MediaType } from "./media-type.ts";

builder.queryField("media", (t) =>
  t.field({
    type: [MediaType],
    authScopes: { owner: true },
    description:
      "What is known about pictures and videos by the addresses that content refers to them by, in the order asked for. For the owner, whose unsaved content refers to files that nothing saved does.",
    args: {
      addresses: t.arg.stringList({ required: true, description: "Addresses, as in Media.src." }),
    },
    resolve: (_root, { addresses }) => addresses,
  }),
);
