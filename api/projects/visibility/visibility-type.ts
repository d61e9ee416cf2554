import { builder } from "../../builder/builder.ts";

export const VisibilityType = builder.enumType("Visibility", {
  description: "Who finds a project.",
  values: {
    PUBLIC: { value: "public", description: "Everyone: it is in lists and search engines." },
    UNLISTED: {
      value: "unlisted",
      description:
        "Everyone who has its address. It is in no list, and search engines do not index it.",
    },
    DRAFT: { value: "draft", description: "The owner alone." },
  } as const,
});
