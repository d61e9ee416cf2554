import { memo } from "react";
import { places } from "../../media/places";
import { useHasOwnLight } from "../../site/light/useHasOwnLight";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { SelectField } from "../../ui/field/SelectField";
import { SiteColorsSwitch } from "../addresses/SiteColorsSwitch";
import { projectMediaTypes } from "../library/files/FilePicker";
import { ColorField } from "../settings/colors/ColorField";
import { MediaField } from "./images/MediaField";
import { MediaListField } from "./images/MediaListField";
import { replacedMedia } from "./images/replacedMedia";
import { type CardProps, type FieldValues, projectFields } from "./model/projectFields";
import type { ProjectChange } from "./model/projectValues";

type Props = CardProps & { update: (change: ProjectChange) => void };

const heroes = ["homeHeroImage", "heroImage"] as const;

/** The fields for the pictures and videos of a project outside of its case study, and for the page's colours. */
export const ProjectImages = memo(function ProjectImages({
  values,
  faults,
  update,
  onChange,
}: Props) {
  const replaceHero = (key: (typeof heroes)[number], src: string) =>
    update((before) => ({ ...before, [key]: replacedMedia(before[key], src) }));
  const placeOf = {
    homeHeroImage: values.homeDisplayWidth === "FULL" ? places.fullCard : places.halfCard,
    heroImage: places.hero,
  };
  return (
    <section className="edit-card" aria-labelledby="images">
      <h2 className="edit-card-title strong" id="images">
        Images
      </h2>
      <div className="edit-fields stack-wider">
        {heroes.map((key) => (
          <MediaField
            key={key}
            label={projectFields[key].label}
            src={values[key] ?? ""}
            accept={projectMediaTypes}
            emptyLabel={`Upload ${projectFields[key].label}`}
            replaceLabel={`Replace ${projectFields[key].label}`}
            place={placeOf[key]}
            onChange={(src) => replaceHero(key, src)}
          />
        ))}
        <ProjectLight values={values} faults={faults} onChange={onChange} />
        <div className="edit-fields-wide">
          <WorkImages images={values.workImages} update={update} />
        </div>
      </div>
    </section>
  );
});

type WorkImagesProps = { images: FieldValues["workImages"]; update: Props["update"] };

const WorkImages = memo(function WorkImages({ images, update }: WorkImagesProps) {
  const change = (next: (before: FieldValues["workImages"]) => FieldValues["workImages"]) =>
    update((before) => ({ ...before, workImages: next(before.workImages) }));
  return (
    <MediaListField
      label="Work Images"
      itemName="Work image"
      addLabel="Upload work images"
      successTitle="Work image uploaded successfully"
      place={places.workTile}
      images={images}
      onAdd={(src) => change((before) => [...before, src])}
      onArrange={(order) => change((before) => order.flatMap((index) => before[index] ?? []))}
      onRemove={(index) => change((before) => before.toSpliced(index, 1))}
    />
  );
});

/** The fields for the page's colours: from the hero picture, chosen by the owner, or those of the site. */
function ProjectLight({ values, faults, onChange }: CardProps) {
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
          isOff ? (
            <>
              Not used now: <SiteColorsSwitch /> is on in the settings.
            </>
          ) : (
            <>
              The colors of this project’s page. Text stays readable, whatever the colors.{" "}
              <SiteColorsSwitch /> in the settings gives every page the colors of the site.
            </>
          )
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
