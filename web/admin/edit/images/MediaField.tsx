import "./MediaField.css";
import { useState } from "react";
import type { Place } from "../../../media/places";
import { SmallPictureNote } from "../../../media/SmallPictureNote";
import { UploadTile } from "../../../media/uploader/UploadTile";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { Button } from "../../../ui/button/Button";
import { Removable } from "../../layout/Removable";
import { AnswerForm } from "../../library/descriptions/AnswerForm";
import { LateMediaDetails } from "../../library/details/LateMediaDetails";
import { useMediaDetails } from "../../library/details/useMediaDetails";
import { FilePicker } from "../../library/files/FilePicker";
import { LibraryButton } from "../../library/picker/LibraryButton";
import { MediaThumbnail } from "./MediaThumbnail";
import { useMediaPreview, useRememberDescription } from "./mediaPreviews";
import { usePick } from "./usePick";
import { useUpload } from "./useUpload";

type Props = {
  label: string;
  /** The address of the picture or video. Empty while no file is chosen. */
  src: string;
  accept: string;
  /** The text of the area that accepts a file while no file is chosen. */
  emptyLabel: string;
  /** The text of the button that replaces the picture. */
  replaceLabel: string;
  /**
   * The place on the site that shows the picture, for a warning if the picture is too small for it.
   * Undefined if any size suffices.
   */
  place?: Place | undefined;
  /** Whether the field does not ask for a description, because the site does not use one in this place. */
  isSilent?: boolean;
  /** A text to suggest as the description of a picture that has no description. */
  suggestion?: string | undefined;
  onChange: (src: string) => void;
};

/**
 * A field for one picture or video. It shows an area that accepts a file, or, once a file is chosen, the
 * picture with its actions. Files can be dropped and pasted, too.
 */
export function MediaField(props: Props) {
  const { label, src, accept, emptyLabel, replaceLabel, place, isSilent = false } = props;
  const { suggestion, onChange } = props;
  const { original } = useMediaPreview(src);
  const rememberDescription = useRememberDescription();
  const { items, isUploading, add, retry, remove } = useUpload({
    successTitle: "Image uploaded successfully",
    onUploaded: onChange,
  });
  const pick = usePick(onChange);
  const drop = useFileDrop(add);
  const { described, open, close } = useMediaDetails();
  const [item] = items;
  return (
    <fieldset className="media-field stack-close" {...drop}>
      <legend className="field-label">{label}</legend>
      {item ? (
        <UploadTile item={item} onRetry={retry} onRemove={remove} />
      ) : (
        src && <MediaThumbnail src={src} size="large" />
      )}
      {place && <SmallPictureNote picture={item ? undefined : original} place={place} />}
      {!item && src && !isSilent && <DescriptionPrompt src={src} suggestion={suggestion} />}
      <div className="media-field-actions wrap">
        <FilePicker
          accept={accept}
          isUploading={isUploading}
          onFiles={add}
          label={src ? replaceLabel : emptyLabel}
          variant={src || item ? "button" : "area"}
        />
        <LibraryButton
          label={label}
          accepts={accept === "image/*" ? "pictures" : "picturesAndVideos"}
          onPick={pick}
        />
        {src && (
          <>
            <Button
              size="small"
              aria-label={`Details of ${label}`}
              aria-haspopup="dialog"
              onClick={() => open(src)}
            >
              Details
            </Button>
            <Removable as="div">
              <Button
                size="small"
                variant="destructive"
                aria-label={`Remove ${label}`}
                onClick={() => onChange("")}
              >
                Remove
              </Button>
            </Removable>
          </>
        )}
      </div>
      <LateMediaDetails
        src={described}
        onClose={close}
        onSaved={(saved) => rememberDescription(src, saved)}
      />
    </fieldset>
  );
}

/**
 * Asks for a missing description of a picture or video. Once written, the description stays visible until
 * another picture is chosen.
 */
export function DescriptionPrompt({ src, suggestion }: Pick<Props, "src" | "suggestion">) {
  const { description } = useMediaPreview(src);
  const rememberDescription = useRememberDescription();
  const isMissing = description && !description.altText && !description.isDecorative;
  const [asked, setAsked] = useState<string | null>(null);
  if (isMissing && asked !== src) setAsked(src);
  if (!description || !(isMissing || asked === src)) return null;
  return (
    <div className="description-prompt stack-tight">
      <p className="field-description">{description.fileName}</p>
      <AnswerForm
        key={src}
        media={description}
        suggestion={suggestion}
        onAnswered={(answer) =>
          rememberDescription(src, { altText: "", isDecorative: false, ...answer })
        }
      />
    </div>
  );
}
