import { builder } from "../../builder/builder.ts";
import { findLinkTargets, type LinkTarget } from "./link-targets.ts";

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
    resolve: async (_root, { addresses }, { database, asOf }) => {
      const targets = await findLinkTargets(database, addresses, asOf);
      return addresses.map((address, place) => ({ address, target: targets[place] ?? "missing" }));
    },
  }),
);
