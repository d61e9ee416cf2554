import { graphql, useFragment } from "react-relay";
import type { TextBlock_module$key } from "../../__generated__/TextBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import "./TextBlock.css";

type Props = {
  module: TextBlock_module$key;
  /** A title that only repeats it is left to the label of the section. */
  sectionName: string;
};

export function TextBlock({ module, sectionName }: Props) {
  const { title, content, textPosition } = useFragment(
    graphql`
      fragment TextBlock_module on TextModule {
        title
        content
        textPosition
      }
    `,
    module,
  );
  return (
    <div className="text-block" data-position={textPosition?.toLowerCase()}>
      {title && title !== sectionName && (
        <h3 className="text-block-title" dir="auto">
          {title}
        </h3>
      )}
      <RichText source={content} />
    </div>
  );
}
