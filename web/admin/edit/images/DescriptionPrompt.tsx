import { use, useState } from "react";
import { AnswerForm } from "../../library/descriptions/AnswerForm";
import { MediaPreviewsContext, useMediaPreview } from "./mediaPreviews";

type Props = {
  src: string;
  /** What it may be described as. */
  suggestion?: string | undefined;
};

/**
 * Asks what a picture or video shows, beside it, while nobody has said. What was answered stays in sight, to
 * be read again, until another picture takes the place.
 */
export function DescriptionPrompt({ src, suggestion }: Props) {
  const preview = useMediaPreview(src);
  const { remember } = use(MediaPreviewsContext);
  const { description } = preview;
  const isMissing = description && !description.altText && !description.isDecorative;
  const [asked, setAsked] = useState<string | null>(null);
  if (isMissing && asked !== src) setAsked(src);
  if (!description || !(isMissing || asked === src)) return null;
  return (
    <div className="description-prompt">
      <p className="field-description">{description.fileName}</p>
      <AnswerForm
        key={src}
        media={description}
        suggestion={suggestion}
        onAnswered={(answer) => {
          const answered = { altText: "", isDecorative: false, ...answer };
          remember(src, { ...preview, description: { ...description, ...answered } });
        }}
      />
    </div>
  );
}
