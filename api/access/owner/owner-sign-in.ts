import { action, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import type { User } from "../../database/__generated__/prisma/client.ts";

const OwnerSignInType = builder.objectRef<User>("OwnerSignIn").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "How the owner signs in. For the owner.",
  fields: (t) => ({
    mailsSignIns: t.exposeBoolean("mailsSignIns", {
      description: "Whether she is mailed about a sign-in with a browser that was not known.",
    }),
  }),
});

builder.queryField("ownerSignIn", (t) =>
  t.field({
    type: OwnerSignInType,
    authScopes: { owner: true },
    description: "How the owner signs in. For the owner.",
    resolve: (_root, _arguments, { database }) => findOwner(database),
  }),
);

action("setSignInMail", {
  description:
    "Switches the mails about sign-ins on or off. A mail names a browser that was not known before.",
  input: {
    description: "Whether to send them.",
    fields: (t) => ({
      mailsSignIns: t.boolean({ required: true, description: "Whether to send them." }),
    }),
  },
  run: async (data, { database }) => {
    const { id } = await findOwner(database);
    return database.user.update({ where: { id }, data });
  },
  payload: {
    description: "How the owner signs in.",
    fields: savedAs("ownerSignIn", OwnerSignInType, "How the owner signs in."),
  },
});

const findOwner = (database: Context["database"]) =>
  database.user.findFirstOrThrow({ orderBy: { id: "asc" } });
