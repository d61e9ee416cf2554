import type { Extension as TreeExtension } from "mdast-util-from-markdown";
import type { Handle, Options as PrintOptions } from "mdast-util-to-markdown";
import type { Construct, Extension, State as Step } from "micromark-util-types";
import type { TaggedType } from "./tree.ts";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    markTag: "markTag";
  }
}

/** The tags of the marks that are stored as HTML. */
export const markTags: Readonly<Record<TaggedType, string>> = {
  underline: "u",
  delete: "s",
  superscript: "sup",
  subscript: "sub",
};

const names = Object.values(markTags);
const lessThan = 60;
const slash = 47;
const greaterThan = 62;

/**
 * Recognises the tags where they are written exactly, such as `<u>` or `</u>`. A tag with a space or an
 * attribute is text.
 */
const tag: Construct = {
  name: "markTag",
  tokenize(effects, ok, nok) {
    let name = "";
    const readName: Step = (code) => {
      if (code === greaterThan && names.includes(name)) {
        effects.consume(code);
        effects.exit("markTag");
        return ok;
      }
      if (code === null || code < 0) return nok(code);
      name += String.fromCharCode(code);
      if (!names.some((known) => known.startsWith(name))) return nok(code);
      effects.consume(code);
      return readName;
    };
    return (code) => {
      effects.enter("markTag");
      effects.consume(code);
      return (second) => {
        if (second !== slash) return readName(second);
        effects.consume(second);
        return readName;
      };
    };
  },
};

export const tagSyntax: Extension = { text: { [lessThan]: tag } };

/** Makes each tag an HTML node of the tree. canonical-phrasing.ts pairs these nodes. */
export const tagTree: TreeExtension = {
  enter: {
    markTag(token) {
      this.enter({ type: "html", value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    markTag(token) {
      this.exit(token);
    },
  },
};

function printTagged(name: string): Handle {
  const print: Handle = (node, _parent, state, info) => {
    const words = state.containerPhrasing(node, { ...info, before: ">", after: "<" });
    return `<${name}>${words}</${name}>`;
  };
  return Object.assign(print, { peek: () => "<" });
}

export const tagPrinting: PrintOptions = {
  handlers: Object.fromEntries(
    Object.entries(markTags).map(([type, name]) => [type, printTagged(name)]),
  ),
};
