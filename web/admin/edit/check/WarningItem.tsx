import { TextField } from "../../../ui/field/TextField";
import { MediaThumbnail } from "../images/MediaThumbnail";
import type { SaveWarning } from "./fetchWarnings";

type Props = {
  warning: SaveWarning;
  /** The description that is being written, where one is missing. */
  description?: string;
  onDescribe?: (text: string) => void;
};

export function WarningItem({ warning, description = "", onDescribe }: Props) {
  const { message, media } = warning;
  return (
    <li className="warning-item">
      {media && <MediaThumbnail src={media.src} size="large" />}
      <div className="warning-item-words">
        <p>{message}</p>
        {onDescribe && (
          <TextField
            label="Description"
            autoComplete="off"
            maxLength={1000}
            value={description}
            onChange={({ target }) => onDescribe(target.value)}
          />
        )}
      </div>
    </li>
  );
}
