import { action, savedAs } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { refusal } from "../validation/accept.ts";
import type { CopyState } from "./copy-download.ts";

const StaticCopyType = builder.objectRef<CopyState>("StaticCopy").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The public site as plain files in a zip file. Not available to visitors.",
  fields: (t) => ({
    isRunning: t.exposeBoolean("isRunning", { description: "Whether a copy is being made now." }),
    filesWritten: t.int({
      nullable: true,
      description:
        "The number of files in the copy so far. Null while no copy is being made, and where another instance of the server makes it.",
      resolve: ({ progress }) => progress?.files,
    }),
    pagesWritten: t.int({
      nullable: true,
      description: "The number of pages in the copy so far. Null where filesWritten is null.",
      resolve: ({ progress }) => progress?.pages,
    }),
    pagesKnown: t.int({
      nullable: true,
      description:
        "The number of pages that were found for the copy so far. Null where filesWritten is null.",
      resolve: ({ progress }) => progress?.knownPages,
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description:
        "Why the last attempt to make a copy failed, and what to do. Null where it succeeded, or there was none.",
    }),
    madeAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When the last complete copy was made. Null where there is none; a copy is kept for a day.",
      resolve: ({ copy }) => copy && new Date(copy.madeAt),
    }),
    pageCount: t.int({
      nullable: true,
      description: "The number of pages in the last complete copy. Null where there is none.",
      resolve: ({ copy }) => copy?.pages,
    }),
    size: t.exposeFloat("size", {
      nullable: true,
      description: "The size of the last complete copy in bytes. Null where there is none.",
    }),
    leftOut: t.stringList({
      description: "What the last complete copy leaves out, as sentences.",
      resolve: ({ copy }) => copy?.leftOut ?? [],
    }),
    address: t.string({
      nullable: true,
      description:
        "The address that returns the last complete copy to the owner. Null where there is none.",
      resolve: ({ copy }) => (copy ? copyAddress : null),
    }),
  }),
});

export const copyAddress = "/api/static-copy";

builder.queryField("staticCopy", (t) =>
  t.field({
    type: StaticCopyType,
    nullable: true,
    authScopes: { owner: true },
    description:
      "The public site as plain files in a zip file. Null where the site was not built (`npm run build`). Not available to visitors.",
    resolve: (_root, _arguments, { copyDownload }) => copyDownload?.readState() ?? null,
  }),
);

action("makeStaticCopy", {
  description:
    "Starts to make a copy of the public site as plain files in a zip file, unless one is being made already. `staticCopy` of Query shows the progress. The copy contains only what visitors see without a password.",
  input: {
    description: "How the copy is made.",
    fields: (t) => ({
      mail: t.string({
        description:
          "The e-mail address that the copy shows, as a link, in place of the contact form. Null for a copy without either.",
      }),
    }),
  },
  run: async ({ mail }, { copyDownload }) => {
    if (!copyDownload) throw refusal("NOT_BUILT", "Build the site first: npm run build.");
    if (mail && !/^[^\s@<>"]{1,100}@[^\s@<>"]{1,100}$/.test(mail)) {
      throw refusal("INVALID", "This is not an e-mail address.", "mail");
    }
    copyDownload.begin(mail ? { kind: "mail", address: mail } : null);
    return copyDownload.readState();
  },
  payload: {
    description: "The copy while it is being made.",
    fields: savedAs("staticCopy", StaticCopyType, "The copy. Null where the request was refused."),
  },
});
