import { enumOf } from "../../builder/enum-of.ts";

export const VisibilityType = enumOf("Visibility", "Who finds a project.", {
  public: "Everyone: the project is in lists, and search engines may index it.",
  unlisted: "Everyone who has its address. It is in no list, and search engines do not index it.",
  draft: "Only the owner, and readers of share links with opensDraft.",
});
