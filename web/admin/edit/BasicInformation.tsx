import { Checkbox } from "../../ui/checkbox/Checkbox";
import { SelectField } from "../../ui/field/SelectField";
import { TextField } from "../../ui/field/TextField";
import { slugOf } from "../projects/slugOf";
import type { FieldValues } from "./model/projectValues";
import type { ProjectFaults } from "./save/useSaveProject";

type Props = {
  values: FieldValues;
  faults: ProjectFaults;
  onChange: (change: Partial<FieldValues>) => void;
};

/** What a project is called, and where it shows. The slug follows the name until it is written by hand. */
export function BasicInformation({ values, faults, onChange }: Props) {
  const { name, slug, showOnHome, lightModeNav, homeDisplayWidth } = values;
  const isSlugSuggested = slug === slugOf(name);
  return (
    <section className="edit-card" aria-labelledby="basic-information">
      <h2 className="edit-card-title" id="basic-information">
        Basic Information
      </h2>
      <div className="edit-fields">
        <TextField
          label="Project Name"
          name="name"
          autoComplete="off"
          required
          value={name}
          errorMessage={faults.name}
          onChange={({ target }) =>
            onChange({
              name: target.value,
              ...(isSlugSuggested && { slug: slugOf(target.value) }),
            })
          }
        />
        <TextField
          label="Slug"
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={slug}
          description={`The page is at /project/${slug || "…"}`}
          errorMessage={faults.slug}
          onChange={({ target }) => onChange({ slug: target.value })}
        />
        <div className="edit-fields-wide edit-checks">
          <Checkbox isSelected={showOnHome} onChange={(value) => onChange({ showOnHome: value })}>
            Show on home page
          </Checkbox>
          <Checkbox
            isSelected={lightModeNav}
            onChange={(value) => onChange({ lightModeNav: value })}
          >
            Light mode navigation
          </Checkbox>
        </div>
        {showOnHome && (
          <SelectField
            label="Display width"
            name="homeDisplayWidth"
            value={homeDisplayWidth}
            options={[
              { value: "HALF", label: "Half width" },
              { value: "FULL", label: "Full width" },
            ]}
            onChange={(value) => onChange({ homeDisplayWidth: value })}
          />
        )}
      </div>
    </section>
  );
}
