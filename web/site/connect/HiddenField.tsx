import { useWords } from "../../words/WordsContext";

/** A field that people neither see nor reach. Whoever fills it in is a program. */
export function HiddenField() {
  const say = useWords();
  return (
    <div className="contact-form-trap" aria-hidden="true">
      <label>
        {say("contact.website")}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
