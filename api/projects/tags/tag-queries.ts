import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import { longestSearch, searchLimit } from "../../builder/find-words.ts";
import { VisibilityType } from "../visibility/visibility-type.ts";
import { tagKey } from "./tag-key.ts";
import { listTags, type Tag } from "./tagged-projects.ts";

const TagType = builder.objectRef<Tag>("Tag").implement({
  description: "A tag of projects in the viewer's lists whose facts the viewer may read.",
  fields: (t) => ({
    ...properties(t, "String", {
      key: "Its key for comparing and in addresses: the name in lower case.",
      name: "Its spelling in the first project that has it.",
    }),
    projectCount: t.exposeInt("projectCount", { description: "The number of projects with it." }),
    workImageCount: t.exposeInt("workImageCount", {
      description: "The number of those projects' work images.",
    }),
  }),
});

const visibilityDescription =
  "Only tags of projects with this present visibility. Unset for all projects in the viewer's lists.";

builder.queryField("tags", (t) =>
  t.field({
    type: [TagType],
    description: "The tags of all projects, by name.",
    args: { visibility: t.arg({ type: VisibilityType, description: visibilityDescription }) },
    resolve: (_root, wanted, context) => listTags(wanted, context),
  }),
);

builder.queryField("tag", (t) =>
  t.field({
    type: TagType,
    nullable: true,
    description: "One tag. Null where no project has it, and for an empty name.",
    args: {
      name: t.arg.string({ description: `Its name, in any case. ${searchLimit}` }),
      visibility: t.arg({ type: VisibilityType, description: visibilityDescription }),
    },
    resolve: async (_root, { name, ...wanted }, context) => {
      if (name == null || name.length > longestSearch) return undefined;
      const asked = tagKey(name);
      return (await listTags(wanted, context)).find(({ key }) => key === asked);
    },
  }),
);
