import { use, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CodeBlock_module$key } from "../../__generated__/CodeBlock_module.graphql";
import { useWords } from "../../words/WordsContext";
import { SlidePart, slideRoom } from "../SlidePart";
import "./CodeBlock.css";

/** How long the notice about the copied code is shown, in milliseconds. */
const notice = 2_000;

/** Source code exactly as it was entered, with a button that copies it. */
export function CodeBlock({ module }: { module: CodeBlock_module$key }) {
  const { language, content } = useFragment(
    graphql`
      fragment CodeBlock_module on CodeModule {
        language
        content
      }
    `,
    module,
  );
  const say = useWords();
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const lines = use(SlidePart)?.list(content.trimEnd().split("\n"), slideRoom.lines);
  if (!content.trim()) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      setCopied(true);
      setTimeout(() => setCopied(false), notice);
    } catch {
      // The browser does not allow copying, for example without HTTPS. The code is selected, so
      // that the visitor can copy it with the keyboard.
      if (code.current) getSelection()?.selectAllChildren(code.current);
    }
  }

  return (
    <figure className="code-block" dir="ltr">
      <figcaption className="code-block-head quiet row touchable">
        <span>{language}</span>
        <button type="button" className="code-block-copy touchable" onClick={() => void copy()}>
          {say(isCopied ? "code.copied" : "code.copy")}
        </button>
      </figcaption>
      <pre className="code-block-lines small">
        <code ref={code}>{lines?.join("\n") ?? content}</code>
      </pre>
      <span className="visually-hidden" role="status">
        {isCopied && say("code.copied")}
      </span>
    </figure>
  );
}
