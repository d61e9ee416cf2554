import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { ViewerType } from "../viewer-type.ts";
import { changeOwnerPassword } from "./change-owner-password.ts";

builder.relayMutationField(
  "changeOwnerPassword",
  {
    description: "The owner's password and the one to come.",
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: "The password as it is." }),
      newPassword: t.string({
        required: true,
        description: "The password to come, 8 characters or more.",
      }),
    }),
  },
  {
    description: "Changes the owner's password, and ends every session but this one.",
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => {
        await changeOwnerPassword(context, input);
        return { viewer: context.viewer };
      }),
  },
  {
    description: "Who the caller is: still the owner.",
    outputFields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: "The caller. Null where the password was not changed.",
        resolve: (payload) => payload.viewer,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
