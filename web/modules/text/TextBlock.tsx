import { use } from "react";
import { graphql, useFragment } from "react-relay";
import { english } from "../../../words/english";
import type { TextBlock_module$key } from "../../__generated__/TextBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import { useWords } from "../../words/WordsContext";
import type { SectionName } from "../blocks";
import { SlidePart, slideRoom } from "../SlidePart";
import "./TextBlock.css";

type Props = {
  module: TextBlock_module$key;
  /**
   * The key of the section's default name. A title is not shown if it only repeats `sectionLabel`, this name,
   * or the English name, which is the title of new modules.
   */
  sectionName: SectionName;
  sectionLabel: string;
};

export function TextBlock({ module, sectionName, sectionLabel }: Props) {
  const say = useWords();
  const { title, contentHtml, textPosition } = useFragment(
    graphql`
      fragment TextBlock_module on TextModule {
        title
        contentHtml
        textPosition
      }
    `,
    module,
  );
  const part = use(SlidePart);
  const ofSection = [sectionLabel, say(sectionName), english[sectionName]];
  return (
    <div className="text-block stack-widest" data-position={textPosition?.toLowerCase()}>
      {title && (part?.isFirst ?? true) && !ofSection.includes(title) && (
        <h3 className="text-block-title" dir="auto">
          {title}
        </h3>
      )}
      <RichText html={part?.text(contentHtml, slideRoom.text) ?? contentHtml} />
    </div>
  );
}
