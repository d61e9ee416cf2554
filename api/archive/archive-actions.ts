import { requireConfirmation } from "../access/owner/require-owner-password.ts";
import { action } from "../builder/action.ts";
import type { ArchiveOptions } from "./collect-content.ts";

export const archiveAddress = "/api/archive";

action("requestArchiveDownload", {
  description:
    "Allows this session to download the owner's work, once, within a minute, as one file that another site can import. The file contains no password and no token. Wrong passwords are rate limited together with those of signIn (TOO_MANY_REQUESTS).",
  input: {
    description: "What the archive contains besides the owner's work.",
    fields: (t) => ({
      revisions: t.boolean({
        description: "Whether the archive contains former versions of projects. False by default.",
      }),
      messages: t.boolean({
        description: "Whether the archive contains the messages of visitors. False by default.",
      }),
      password: t.string({
        description:
          "The owner's password. Not needed within 15 minutes after confirmOwner or a sign-in.",
      }),
    }),
  },
  run: async ({ password, revisions, messages }, context) => {
    await requireConfirmation(password, context);
    const options: ArchiveOptions = { revisions: revisions === true, messages: messages === true };
    context.access.tickets.issue(context, "archive", JSON.stringify(options));
    return { address: archiveAddress };
  },
  payload: {
    description: "The address of the archive.",
    fields: (t) => ({
      address: t.string({
        nullable: true,
        description: "The address that returns the archive. Null where the request was refused.",
        resolve: ({ result }) => result?.address,
      }),
    }),
  },
});
