import { use } from "react";
import {
  type Brief,
  briefTextKeys,
  briefTexts,
  maxBriefEntries,
  maxBriefNumber,
  maxBriefWords,
  saidInBrief,
  unlessBlank,
} from "../../../../content/brief";
import { countWordsIn } from "../../../../markup/markup-words";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { tooLong } from "../../../ui/field/tooLong";
import type { Faults } from "../../editing/useSubmission";
import { ListField } from "../../list-field/ListField";
import type { ListColumn } from "../../list-field/listColumn";
import { offerText } from "../facts/offerText";
import { MediaThumbnail } from "../images/MediaThumbnail";
import { isVideoAddress, MediaPreviewsContext } from "../images/mediaPreviews";
import { type FieldValues, projectFields } from "../model/projectFields";
import "./BriefCard.css";

type Props = {
  values: Pick<FieldValues, "name" | "brief" | "designerRole" | "team">;
  /** The addresses of the project's pictures and videos. The brief may show some of the pictures. */
  media: readonly string[];
  isProtected: boolean;
  /**
   * The number of words of the other projects' briefs on the page of briefs, “In a minute”. Null if
   * this project is not on that page.
   */
  wordsBeside: number | null | undefined;
  faults: Faults;
  onChange: (change: Pick<FieldValues, "brief">) => void;
};

/** The card of the brief: the project in a few words, numbers and pictures. Every field may stay empty. */
export function BriefCard({ values, media, isProtected, wordsBeside, faults, onChange }: Props) {
  const { name, brief } = values;
  /** The texts of the facts card, by the key of the same fact in the brief. That card has no time. */
  const facts = {
    role: values.designerRole,
    team: values.team
      .map(({ name }) => name.trim())
      .filter(Boolean)
      .join(", "),
    time: "",
  };
  const change = (changed: Partial<Brief>) => onChange({ brief: { ...brief, ...changed } });
  return (
    <section className="edit-card" aria-labelledby="brief">
      <h2 className="edit-card-title strong" id="brief">
        {projectFields.brief.label}
      </h2>
      <p className="field-description edit-card-note">
        A summary for people who have a minute: at the head of the page, and on “In a minute” with
        other projects. If it is empty, the page begins without it.
      </p>
      <div className="edit-fields stack-wider">
        <div className="edit-fields-wide">
          <TextAreaField
            label={briefTexts.outcome.label}
            name="brief.outcome"
            rows={2}
            value={brief.outcome}
            description="What came of it, in one sentence."
            errorMessage={tooLong(brief.outcome, briefTexts.outcome.max) ?? faults.brief}
            onChange={({ target }) => change({ outcome: target.value })}
          />
        </div>
        {briefTextKeys
          .filter((key) => key !== "outcome")
          .map((key) => (
            <TextField
              key={key}
              label={briefTexts[key].label}
              name={`brief.${key}`}
              autoComplete="off"
              value={brief[key]}
              description={offerText(brief[key], {
                said: facts[key],
                place: "facts",
                onTake: (text) => change({ [key]: text }),
              })}
              errorMessage={tooLong(brief[key], briefTexts[key].max)}
              onChange={({ target }) => change({ [key]: target.value })}
            />
          ))}
        <div className="edit-fields-wide">
          <ListField
            label="Numbers"
            rowName="number"
            columns={numberColumns}
            rows={brief.numbers}
            limit={maxBriefEntries}
            onChange={(numbers) => change({ numbers })}
          />
        </div>
        <div className="edit-fields-wide">
          <BriefPictures
            media={media}
            chosen={brief.pictures}
            onChange={(pictures) => change({ pictures })}
          />
        </div>
        {isProtected && (
          <div className="edit-fields-wide">
            <Checkbox isSelected={brief.isPublic} onChange={(isPublic) => change({ isPublic })}>
              Everyone may read the brief; its pictures follow their own places
            </Checkbox>
          </div>
        )}
      </div>
      {unlessBlank(brief) && (
        <WordCount own={countWordsIn(saidInBrief(name, brief))} wordsBeside={wordsBeside ?? null} />
      )}
    </section>
  );
}

const numberColumns: readonly ListColumn<"value" | "label">[] = [
  {
    key: "value",
    label: "Number",
    placeholder: "84%",
    faultOf: (value) => (value.trim() ? tooLong(value, maxBriefNumber.value) : "Enter a number."),
  },
  {
    key: "label",
    label: "What it counts",
    faultOf: (label) => tooLong(label, maxBriefNumber.label),
  },
];

function WordCount({ own, wordsBeside }: { own: number; wordsBeside: number | null }) {
  if (wordsBeside === null) {
    return (
      <p className="field-description brief-words">
        {own} words. Choose the project for “In a minute” among the projects, under Project Order
        Management.
      </p>
    );
  }
  const excess = own + wordsBeside - maxBriefWords;
  return (
    <p className={`${excess > 0 ? "field-error" : "field-description"} brief-words`}>
      {own} words; “In a minute” has {own + wordsBeside} of {maxBriefWords}
      {excess > 0 && `, ${excess} too many`}.
    </p>
  );
}

type BriefPicturesProps = {
  media: readonly string[];
  chosen: readonly string[];
  onChange: (pictures: string[]) => void;
};

/** Offers the project's pictures. The brief shows the chosen ones, in the order of choosing. */
function BriefPictures({ media, chosen, onChange }: BriefPicturesProps) {
  const { previews } = use(MediaPreviewsContext);
  const isPicture = (src: string) =>
    previews.get(src) ? previews.get(src)?.kind === "image" : !isVideoAddress(src);
  const pictures = media.filter(isPicture);
  const present = chosen.filter((src) => pictures.includes(src));
  return (
    <fieldset>
      <legend className="field-label">Pictures</legend>
      <p className="field-description">
        {pictures.length === 0
          ? "Up to three pictures of the project. It has none yet."
          : "Up to three pictures of the project, in the order in which you choose them."}
      </p>
      <div className="brief-choices-grid stack-close">
        {pictures.map((src, index) => {
          const place = present.indexOf(src);
          const isFull = place < 0 && present.length >= maxBriefEntries;
          const next = place < 0 ? [...present, src] : present.toSpliced(place, 1);
          const file = previews.get(src)?.description;
          const words = file?.altText || file?.fileName;
          return (
            <button
              key={src}
              type="button"
              className="brief-choice rounded"
              aria-label={`Picture ${index + 1} of the project${words ? `: ${words}` : ""}`}
              aria-pressed={place >= 0}
              data-place={place < 0 ? undefined : place + 1}
              aria-disabled={isFull || undefined}
              onClick={() => !isFull && onChange(next)}
            >
              <MediaThumbnail src={src} size="large" />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
