import { builder } from "../../builder/builder.ts";
import { findLinkTarget, type LinkTarget } from "./own-link.ts";

const LinkTargetType = builder.enumType("LinkTarget", {
  description: "What visitors find where a link leads.",
  values: {
    PUBLIC: { value: "public", description: "A page or file of the site, or a public project." },
    UNLISTED: { value: "unlisted", description: "An unlisted project, which it makes known." },
    DRAFT: { value: "draft", description: "A draft, which they do not find." },
    MISSING: { value: "missing", description: "Nothing." },
  } as const,
});

const OwnLinkType = builder
  .objectRef<{ address: string; target: LinkTarget }>("OwnLink")
  .implement({
    description: "An address of the site, and where it leads.",
    fields: (t) => ({
      address: t.exposeString("address", { description: "As it was asked for." }),
      target: t.field({
        type: LinkTargetType,
        description: "What visitors find there, by former addresses and redirects too.",
        resolve: ({ target }) => target,
      }),
    }),
  });

builder.queryField("ownLinks", (t) =>
  t.field({
    type: [OwnLinkType],
    authScopes: { owner: true },
    description:
      "Where addresses of the site lead that stand in its texts, in the order asked for. For the owner.",
    args: {
      addresses: t.arg.stringList({
        required: true,
        description: "Such as /project/orrery; of a whole address the path counts.",
      }),
    },
    resolve: (_root, { addresses }, { database, asOf }) =>
      Promise.all(
        addresses.map(async (address) => ({
          address,
          target: await findLinkTarget(database, address, asOf),
        })),
      ),
  }),
);
