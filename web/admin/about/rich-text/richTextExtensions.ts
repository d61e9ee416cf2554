import { StarterKit } from "@tiptap/starter-kit";
import { tabStop } from "./tabStop";

/** Exactly the markup that the server lets through. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      isAllowedUri: (address) => /^(?:https?:\/\/|mailto:)\S+$/i.test(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  tabStop,
];
