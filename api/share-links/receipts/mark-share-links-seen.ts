import { z } from "zod";
import { action, idsInput } from "../../builder/action.ts";
import { accept } from "../../validation/accept.ts";
import { mostShareLinks } from "../share-link.ts";
import { firstReadsField } from "./first-reads.ts";

const listed = z.object({
  ids: z.array(z.int()).max(mostShareLinks, "There are not so many links"),
});

action("markShareLinksSeen", {
  description:
    "Notes that the owner has seen that links were read, so that they are not new any more.",
  input: {
    description: "Which links the owner has seen in her list as read.",
    fields: (t) => ({
      ids: idsInput(t, "ShareLink", "The links, those that were read alone."),
    }),
  },
  // Of a link that nobody has read, or that is gone, nothing changes.
  run: (input, { database }) => {
    const { ids } = accept(listed, input);
    return database.shareLink.updateMany({
      where: { id: { in: ids }, firstReadAt: { not: null }, firstReadSeenAt: null },
      data: { firstReadSeenAt: new Date() },
    });
  },
  payload: {
    description: "What is still unseen.",
    fields: (t) => ({ firstReads: t.field(firstReadsField) }),
  },
});
