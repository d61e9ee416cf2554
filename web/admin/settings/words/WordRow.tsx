import { directionOf } from "../../../../words/languages";
import { Button } from "../../../ui/button/Button";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { tooLong } from "../../../ui/field/tooLong";
import "./WordRow.css";

/** Texts longer than this, in characters, get a field with several lines. */
const longLine = 70;

type Props = {
  /** The name of the text's field in an address, see wordInAddress. */
  placeName: string;
  place: string;
  defaultText: string;
  /** The owner's text. Null for the default text. */
  own: string | null;
  language: string;
  errorMessage: string | undefined;
  onChange: (own: string | null) => void;
};

/** One text: the place where visitors see it, the default text, and the field. Emptying the field resets it. */
export function WordRow({
  placeName,
  place,
  defaultText,
  own,
  language,
  errorMessage,
  onChange,
}: Props) {
  const isChanged = own !== null && own.trim() !== "" && own !== defaultText;
  const Control = defaultText.length > longLine ? TextAreaField : TextField;
  return (
    <div className="word-row stack" data-place={placeName} data-changed={isChanged || undefined}>
      <Control
        label={place}
        description={isChanged ? `Changed. Usually: ${defaultText}` : `Usually: ${defaultText}`}
        lang={language}
        dir={directionOf(language)}
        autoComplete="off"
        {...(Control === TextAreaField && { rows: 2 })}
        value={own ?? defaultText}
        errorMessage={errorMessage ?? tooLong(own ?? "", 300)}
        onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
        onBlur={() => {
          if (own !== null && !isChanged) onChange(null);
        }}
      />
      {isChanged && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Reset: ${place}`}
          onClick={() => onChange(null)}
        >
          Reset
        </Button>
      )}
    </div>
  );
}
