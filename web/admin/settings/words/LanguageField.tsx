import { languages } from "../../../../words/languages";
import { SelectField } from "../../../ui/field/SelectField";
import { wordLabels } from "./wordForm";

type Props = {
  language: string;
  errorMessage: string | undefined;
  onChange: (language: string) => void;
};

/**
 * The field for the language of the site. A language that was set through the API stays in the list, even if
 * the product has no texts in that language.
 */
export function LanguageField({ language, errorMessage, onChange }: Props) {
  const known: { value: string; label: string }[] = languages.map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const isKnown = known.some(({ value }) => value === language);
  return (
    <SelectField
      label={wordLabels.language}
      description="Its texts are ready; dates, numbers and hyphens follow."
      value={language}
      options={isKnown ? known : [...known, { value: language, label: nameOf(language) }]}
      errorMessage={errorMessage}
      onChange={onChange}
    />
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}
