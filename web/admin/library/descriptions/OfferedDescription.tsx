import { Button } from "../../../ui/button/Button";
import "./OfferedDescription.css";

type Props = {
  /** The file's own description. */
  text: string | null | undefined;
  /** The text of the field. */
  typed: string;
  onTake: (text: string) => void;
};

/** Offers the description that the file itself contains, as image programs store it. */
export function OfferedDescription({ text, typed, onTake }: Props) {
  if (!text || typed.trim() === text) return null;
  return (
    <div className="offered-description stack-close">
      <p className="field-description">The file says: “{text}”</p>
      <Button size="small" onClick={() => onTake(text)}>
        Use This
      </Button>
    </div>
  );
}
