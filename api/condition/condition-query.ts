import { builder } from "../builder/builder.ts";
import { MediaAssetType } from "../media/media-type.ts";
import type { Condition } from "./condition.ts";
import type { LostFile } from "./lost-files.ts";

const LostFileType = builder.objectRef<LostFile>("LostFile").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A file of the site that is not as it was uploaded. For the owner.",
  fields: (t) => ({
    isMissing: t.exposeBoolean("isMissing", {
      description: "Whether it is gone. Otherwise it is damaged.",
    }),
    asset: t.field({
      type: MediaAssetType,
      nullable: true,
      description: "What the library knows of it. Null for the résumé.",
      resolve: ({ key }, _arguments, { mediaAssets }) => mediaAssets.load(`/${key}`),
    }),
  }),
});

const ConditionType = builder.objectRef<Condition>("Condition").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "Whether the machine holds what the site needs. For the owner.",
  fields: (t) => ({
    isDatabaseWhole: t.exposeBoolean("isDatabaseWhole", {
      description: "Whether the database was found undamaged at the start.",
    }),
    fullDisk: t.string({
      nullable: true,
      description:
        "The folder whose disk has no room for files any more. Null where there is room.",
      resolve: async ({ room }) => ((await room.look()) ? room.folder : null),
    }),
    lostFiles: t.field({
      type: [LostFileType],
      description:
        "Files that are missing or damaged, as far as they were looked through: names and sizes at the start and once a day, checksums in portions.",
      resolve: ({ lostFiles }) => lostFiles.read(),
    }),
  }),
});

builder.queryField("condition", (t) =>
  t.field({
    type: ConditionType,
    authScopes: { owner: true },
    description: "Whether the machine holds what the site needs. For the owner.",
    resolve: (_root, _arguments, { condition }) => condition,
  }),
);
