import { TextField } from "../../ui/field/TextField";
import type { PublicWarning } from "./fetchWarnings";

type Props = {
  warning: PublicWarning;
  /** The description that is being written, where one is missing. */
  description?: string;
  onDescribe?: (text: string) => void;
};

export function WarningItem({ warning, description = "", onDescribe }: Props) {
  const { message, media } = warning;
  return (
    <li className="warning-item">
      {media?.thumbnail && (
        <img className="warning-item-picture" src={media.thumbnail} alt="" loading="lazy" />
      )}
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
