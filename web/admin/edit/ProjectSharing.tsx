import { memo } from "react";
import { places } from "../../media/places";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { MediaField } from "./images/MediaField";
import { replacedMedia } from "./images/replacedMedia";
import { type CardProps, projectFields } from "./model/projectFields";

/** The text and the picture of a project for search engines and link previews. */
export const ProjectSharing = memo(function ProjectSharing({
  values,
  isProtected,
  faults,
  onChange,
}: CardProps & { isProtected: boolean }) {
  const { searchDescription, socialImage } = projectFields;
  return (
    <section className="edit-card" aria-labelledby="sharing">
      <h2 className="edit-card-title strong" id="sharing">
        Search and Sharing
      </h2>
      {isProtected && (
        <p className="field-description edit-card-note">
          Not used while the project is protected: link previews show only its name and its card.
        </p>
      )}
      <div className="edit-fields stack-wider">
        <TextAreaField
          label={searchDescription.label}
          name="searchDescription"
          rows={3}
          value={values.searchDescription}
          description="One or two sentences under its name in search results. Leave it empty for the opening words of the case study."
          errorMessage={faults.searchDescription}
          onChange={({ target }) => onChange({ searchDescription: target.value })}
        />
        <MediaField
          label={socialImage.label}
          src={values.socialImage ?? ""}
          accept="image/*"
          emptyLabel={`Upload ${socialImage.label}`}
          isSilent
          replaceLabel={`Replace ${socialImage.label}`}
          place={places.socialCard}
          onChange={(src) => onChange({ socialImage: replacedMedia(values.socialImage, src) })}
        />
      </div>
    </section>
  );
});
