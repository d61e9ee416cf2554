import type { Extension as TreeExtension } from "mdast-util-from-markdown";
import type { Info, Options as PrintOptions, State } from "mdast-util-to-markdown";
import type { Construct, Effects, Extension, State as Step } from "micromark-util-types";
import type { Underline } from "./tree.ts";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    underlineTag: "underlineTag";
  }
}

const lessThan = 60;
const slash = 47;

/** Exactly `<u>` or `</u>`: with a space or an attribute it is text. */
const tag: Construct = {
  name: "underlineTag",
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter("underlineTag");
      effects.consume(code);
      return (second) => consume(effects, second === slash ? "/u>" : "u>", finish, nok)(second);
    };
    function finish(code: Parameters<Step>[0]) {
      effects.exit("underlineTag");
      return ok(code);
    }
  },
};

/** Consumes this text. */
function consume(effects: Effects, text: string, then: Step, otherwise: Step): Step {
  if (text === "") return then;
  return (code) => {
    if (code !== text.charCodeAt(0)) return otherwise(code);
    effects.consume(code);
    return consume(effects, text.slice(1), then, otherwise);
  };
}

export const underlineSyntax: Extension = { text: { [lessThan]: tag } };

/** The tags are HTML nodes until they are paired. */
export const underlineTags: TreeExtension = {
  enter: {
    underlineTag(token) {
      this.enter({ type: "html", value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    underlineTag(token) {
      this.exit(token);
    },
  },
};

function printUnderline(node: Underline, _parent: unknown, state: State, info: Info): string {
  const words = state.containerPhrasing(node, { ...info, before: ">", after: "<" });
  return `<u>${words}</u>`;
}

export const underlinePrinting: PrintOptions = {
  handlers: { underline: Object.assign(printUnderline, { peek: () => "<" }) },
};
