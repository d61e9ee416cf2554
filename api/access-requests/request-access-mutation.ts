import { builder } from "../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../builder/user-errors.ts";
import { requestAccess } from "./request-access.ts";

builder.relayMutationField(
  "requestAccess",
  {
    description: "Who asks the designer for access, to what and why.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: "Who asks." }),
      email: t.string({ required: true, description: "Where a reply goes." }),
      company: t.string({ required: true, description: "For whom they ask." }),
      message: t.string({ required: true, description: "Why, in 10 to 2000 characters." }),
      project: t.string({
        description:
          "The slug of the project that access is asked for. Unset for all. Whether there is such a project makes no difference.",
      }),
      website: t.string({
        description: "Leave it out. Forms hide it from people; whoever fills it in is a program.",
      }),
      fillTime: t.int({
        description: "How long the form was open, in milliseconds. Unset where there was no form.",
      }),
    }),
  },
  {
    description:
      "Asks the designer for access to what is withheld. Open to everyone, a few times in a while (TOO_MANY_REQUESTS).",
    skipTypeScopes: true,
    resolve: (_root, { input }, context) =>
      withUserErrors(async () => ({ receivedAt: await requestAccess(context, input) })),
  },
  {
    description: "Whether the request has arrived.",
    outputFields: (t) => ({
      receivedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When it was stored. Null where it was not accepted.",
        resolve: (payload) => payload.receivedAt,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
