import { Checkbox } from "../../ui/checkbox/Checkbox";
import { TextField } from "../../ui/field/TextField";
import { tooLong } from "../../ui/field/tooLong";
import { FileThumbnail } from "../library/files/FileThumbnail";
import type { PublicWarning } from "./fetchWarnings";
import type { DescriptionInput } from "./WarningList";

type Props = {
  warning: PublicWarning;
  /** The answer that is being given, where a description is missing. */
  description?: DescriptionInput;
  onDescribe?: (input: DescriptionInput) => void;
};

export function WarningItem({ warning, description, onDescribe }: Props) {
  const { message, media } = warning;
  return (
    <li className="warning-item">
      {media && <FileThumbnail kind={media.kind} thumbnail={media.thumbnail} />}
      <div className="warning-item-words">
        <p>{message}</p>
        {media?.asset && <p className="warning-item-name">{media.asset.fileName}</p>}
        {description && onDescribe && (
          <>
            {!description.isDecorative && (
              <TextField
                label="Description"
                autoComplete="off"
                errorMessage={tooLong(description.altText, 1000)}
                value={description.altText}
                onChange={({ target }) => onDescribe({ ...description, altText: target.value })}
              />
            )}
            <Checkbox
              isSelected={description.isDecorative}
              onChange={(isDecorative) => onDescribe({ ...description, isDecorative })}
            >
              Decorative
            </Checkbox>
          </>
        )}
      </div>
    </li>
  );
}
