import { useHasOwnLight } from "../../site/light/useHasOwnLight";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { SelectField } from "../../ui/field/SelectField";
import type { Faults } from "../editing/useSubmission";
import { ColorField } from "../settings/colors/ColorField";
import { type FieldValues, projectFields } from "./model/projectFields";

type Props = {
  values: FieldValues;
  faults: Faults;
  onChange: (change: Partial<FieldValues>) => void;
};

/** What the page of a project is lit by: its hero, colours of its own, or the site's. */
export function ProjectLight({ values, faults, onChange }: Props) {
  const isOff = !useHasOwnLight(useSiteLayout()?.siteLook ?? null);
  const { lightSource } = projectFields;
  return (
    <>
      <SelectField
        label={lightSource.label}
        name="lightSource"
        value={values.lightSource}
        options={lightSource.options}
        description={
          isOff
            ? "Not used now: the site shows its own colors only. Settings, Look has the switch."
            : "What the page of this project stands in. Text stays readable, whatever the colors."
        }
        errorMessage={faults.lightSource}
        onChange={(value) => onChange({ lightSource: value })}
      />
      {values.lightSource === "COLORS" &&
        colors.map((key) => (
          <ColorField
            key={key}
            label={projectFields[key].label}
            description={descriptions[key]}
            value={values[key]}
            isOptional
            errorMessage={faults[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
    </>
  );
}

const colors = ["lightGround", "lightInk", "lightAccent"] as const;

const descriptions = {
  lightGround: "Behind everything. Empty for the picture’s color.",
  lightInk: "Headings and text. Empty for the picture’s color.",
  lightAccent: "Links under the pointer. Empty for the picture’s color.",
};
