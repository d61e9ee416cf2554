import { Button } from "../../../ui/button/Button";
import "./OfferedDescription.css";

type Props = {
  /** The suggested description. Null or undefined for a file without a suggestion. */
  text: string | null | undefined;
  /** The text of the field. */
  typed: string;
  onTake: (text: string) => void;
};

/**
 * Offers the suggested description of a file, which is from the file's metadata or from a client
 * with an API token.
 */
export function OfferedDescription({ text, typed, onTake }: Props) {
  if (!text || typed.trim() === text) return null;
  return (
    <div className="offered-description stack-close">
      <p className="field-description">Suggested: “{text}”</p>
      <Button size="small" onClick={() => onTake(text)}>
        Use This
      </Button>
    </div>
  );
}
