import { memo } from "react";
import { slugOf } from "../../../words/slug-of";
import type { FormerSlugs_project$key } from "../../__generated__/FormerSlugs_project.graphql";
import { useSiteLanguage } from "../../site/layout/useSiteLanguage";
import { Button } from "../../ui/button/Button";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { SelectField } from "../../ui/field/SelectField";
import { TextField } from "../../ui/field/TextField";
import type { Faults } from "../editing/useSubmission";
import { hardToGuess, isHardToGuess } from "../projects/create/hardToGuess";
import { isPossible } from "../projects/create/newAddress";
import { FormerSlugs } from "./addresses/FormerSlugs";
import { type FieldValues, fieldKeys, ofKind, projectFields } from "./model/projectFields";

type Props = {
  values: FieldValues;
  /** Whether the project is unlisted: visitors find it only by its address. */
  isUnlisted: boolean;
  /** A text about the current or the future address of the page. */
  address: string;
  project: FormerSlugs_project$key;
  /** A text about what happens to old links, see useProjectAddress. */
  oldLinks: string;
  faults: Faults;
  onChange: (change: Partial<FieldValues>) => void;
};

/**
 * The fields for the name, the address and the language of a project, and for where it is shown. A change of
 * the name does not change the address, because other sites may link to the address.
 */
export const BasicInformation = memo(function BasicInformation(props: Props) {
  const { values, isUnlisted, address, project, oldLinks, faults, onChange } = props;
  const { name, slug, showOnHome } = values;
  const siteLanguage = useSiteLanguage();
  const language = values.language || siteLanguage;
  const slugOfSlug = isPossible(slug) ? "" : slugOf(slug, language);
  const suggestedSlug = slugOfSlug || slugOf(name, language);
  return (
    <section className="edit-card" aria-labelledby="basic-information">
      <h2 className="edit-card-title strong" id="basic-information">
        Basic Information
      </h2>
      <div className="edit-fields stack-wider">
        <TextField
          label={projectFields.name.label}
          name="name"
          autoComplete="off"
          required
          value={name}
          errorMessage={faults.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <div className="edit-slug stack-close">
          <TextField
            label={projectFields.slug.label}
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={slug}
            description={address}
            errorMessage={faults.slug}
            onChange={({ target }) => onChange({ slug: target.value })}
          />
          <FormerSlugs project={project} oldLinks={oldLinks} />
          {isUnlisted && !isHardToGuess(slug) && (
            <>
              <p className="field-description">
                Whoever guesses the address sees the project. Former addresses lead to it, too.
              </p>
              <Button size="small" onClick={() => onChange({ slug: hardToGuess(slug) })}>
                Make it hard to guess
              </Button>
            </>
          )}
          {suggestedSlug !== "" && suggestedSlug !== slug && (
            <Button size="small" onClick={() => onChange({ slug: suggestedSlug })}>
              Use “{suggestedSlug}”
            </Button>
          )}
        </div>
        <SelectField
          label={projectFields.language.label}
          name="language"
          description="The language of the project’s texts, for hyphenation, screen readers and search engines. Menus and buttons stay in the site’s language, except on slides and in PDFs."
          value={values.language}
          options={languageOptions(values.language, siteLanguage)}
          errorMessage={faults.language}
          onChange={(language) => onChange({ language })}
        />
        <div className="edit-fields-wide edit-checks wrap">
          {ofKind(fieldKeys, "flag").map((key) => (
            <Checkbox
              key={key}
              isSelected={values[key]}
              onChange={(isSelected) => onChange({ [key]: isSelected })}
            >
              {projectFields[key].label}
            </Checkbox>
          ))}
          {values.withholdsOriginals && (
            <p className="field-description">
              Visitors get smaller versions of pictures. What they see they can still save, and
              videos, drawings and moving pictures are sent as they are.
            </p>
          )}
        </div>
        {showOnHome && (
          <SelectField
            label={projectFields.homeDisplayWidth.label}
            name="homeDisplayWidth"
            value={values.homeDisplayWidth}
            options={projectFields.homeDisplayWidth.options}
            onChange={(homeDisplayWidth) => onChange({ homeDisplayWidth })}
          />
        )}
      </div>
    </section>
  );
});

/** The BCP 47 tags of the languages that the form offers. The API accepts every valid tag. */
const offered =
  "ar bg ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv nb nl nn pl pt ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant";

const names = new Intl.DisplayNames("en", { type: "language" });

/**
 * The options for the language of a project: first the site's language, whose value is empty, then the
 * offered languages and the chosen one, sorted by their English names.
 */
function languageOptions(chosen: string, ofSite: string) {
  const tags = new Set([...offered.split(" "), ...(chosen ? [chosen] : [])]);
  const options = [...tags].map((value) => ({ value, label: names.of(value) ?? value }));
  options.sort((one, other) => one.label.localeCompare(other.label, "en"));
  return [{ value: "", label: `As the site: ${names.of(ofSite) ?? ofSite}` }, ...options];
}
