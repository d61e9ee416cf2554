import { enumOf } from "../../builder/enum-of.ts";

export const VisibilityType = enumOf("Visibility", "Who finds a project.", {
  public: "Everyone: it is in lists and search engines.",
  unlisted: "Everyone who has its address. It is in no list, and search engines do not index it.",
  draft: "Only the owner, and readers of share links with opensDraft.",
});
