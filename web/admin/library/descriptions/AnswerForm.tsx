import { type KeyboardEvent, useId, useState } from "react";
import { maxDescription } from "../../../../content/media-description";
import { Button } from "../../../ui/button/Button";
import { TextField } from "../../../ui/field/TextField";
import { tooLong } from "../../../ui/field/tooLong";
import { isComposing } from "../../../ui/isComposing";
import { useUnsaved } from "../../../ui/unsaved/unsavedForms";
import { type Answer, useDescribeMedia } from "./useDescribeMedia";

/** A stored picture or video, and its description. `altText` is empty if there is none. */
export type MediaDescription = {
  id: string;
  version: number;
  fileName: string;
  altText: string;
  isDecorative: boolean;
  /** A suggested description: from the metadata of the file, or from a client with an API token. */
  offeredDescription?: string | null | undefined;
};

export type AnswerFormProps = {
  media: MediaDescription;
  /** A text that the form proposes as the description, such as the module's label. Only saving stores it. */
  suggestion?: string | undefined;
  /** Called when the description, or the statement that none is needed, was stored. */
  onAnswered?: (answer: Answer) => void;
};

/**
 * The form for the description of a picture or video, or for the statement that it is decorative. It has its
 * own save button, and does not wait for the form around it, such as the editor of a project.
 */
export function AnswerForm({ media, suggestion = "", onAnswered }: AnswerFormProps) {
  const { fileName, altText, isDecorative } = media;
  const [offered] = useState(
    altText || isDecorative ? altText : media.offeredDescription || suggestion,
  );
  const [typed, setTyped] = useState(offered);
  // A description that was written elsewhere, such as in the details of the file, is taken over.
  const [known, setKnown] = useState(altText);
  if (known !== altText) {
    setKnown(altText);
    if (typed === offered || typed.trim() === known) setTyped(altText);
  }
  const { describe, isPending } = useDescribeMedia();
  const statusId = useId();
  const text = typed.trim();
  const isWritten = text !== altText;
  const isSuggested = isWritten && typed === offered;
  useUnsaved(isWritten && !isSuggested);
  const answer = async (given: Answer) => {
    if (!(await describe(media, given))) return;
    if ("isDecorative" in given) setTyped("");
    onAnswered?.(given);
  };
  const save = () => {
    if (text && isWritten) answer({ altText: text });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    save();
  };
  const suggestedBy = media.offeredDescription ? "Suggested" : "From the module’s label";
  const answered = altText ? "Saved" : isDecorative ? "Decorative" : "";
  const status = isSuggested ? suggestedBy : isWritten ? "" : answered;
  return (
    <div className="answer-form stack-close">
      <TextField
        label="Description"
        autoComplete="off"
        errorMessage={tooLong(typed, maxDescription)}
        aria-describedby={statusId}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
      />
      <div className="answer-form-actions cluster">
        <Button
          size="small"
          aria-label={`Save description of ${fileName}`}
          isPending={isPending}
          isDisabled={!text || !isWritten}
          onClick={save}
        >
          Save
        </Button>
        {!isDecorative && !altText && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${fileName} is decorative`}
            isPending={isPending}
            onClick={() => answer({ isDecorative: true })}
          >
            Decorative
          </Button>
        )}
        <p className="quiet" id={statusId} role="status">
          {status}
        </p>
      </div>
    </div>
  );
}
