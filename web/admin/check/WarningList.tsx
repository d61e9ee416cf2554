import { maxDescription } from "../../../content/media-description";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { TextField } from "../../ui/field/TextField";
import { tooLong } from "../../ui/field/tooLong";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import { OfferedDescription } from "../library/descriptions/OfferedDescription";
import type { Answer } from "../library/descriptions/useDescribeMedia";
import { FileThumbnail } from "../library/files/FileThumbnail";
import type { PublicWarning } from "./fetchWarnings";
import "./WarningList.css";

type Props = {
  warnings: readonly PublicWarning[];
  written: ReturnType<typeof writtenIn>;
  descriptions: Descriptions;
  onDescribe: (id: string, input: DescriptionInput) => void;
};

/** The descriptions being written, by the id of the picture or video. */
export type Descriptions = Readonly<Record<string, DescriptionInput>>;

/** A description that is not stored yet, or the statement that none is needed. */
export type DescriptionInput = { altText: string; isDecorative: boolean };

/**
 * Warnings about content that would become public, grouped by picture or video, with a field for each missing
 * description.
 */
export function WarningList({ warnings, written, descriptions, onDescribe }: Props) {
  useUnsaved(written.length > 0);
  return (
    <ul className="stack-wider">
      {byPicture(warnings).map((about) => {
        const id = about.flatMap((warning) => describableIn(warning)?.id ?? [])[0];
        return (
          <WarningItem
            key={about.map(keyOf).join()}
            warnings={about}
            {...(id && {
              description: descriptions[id] ?? { altText: "", isDecorative: false },
              onDescribe: (input: DescriptionInput) => onDescribe(id, input),
            })}
          />
        );
      })}
    </ul>
  );
}

/** Groups the warnings by picture or video. A warning about neither is a group of its own. */
function byPicture(warnings: readonly PublicWarning[]): PublicWarning[][] {
  const groups = new Map<string, PublicWarning[]>();
  for (const warning of warnings) {
    const key = warning.media?.src ?? keyOf(warning);
    groups.set(key, [...(groups.get(key) ?? []), warning]);
  }
  return [...groups.values()];
}

/** The pictures and videos that the owner described or marked as decorative, each with the input to be stored. */
export function writtenIn(warnings: readonly PublicWarning[], descriptions: Descriptions) {
  return warnings.flatMap((warning) => {
    const asset = describableIn(warning);
    const { altText = "", isDecorative = false } = (asset && descriptions[asset.id]) ?? {};
    const text = altText.trim();
    if (!asset || !(isDecorative || text)) return [];
    const answer: Answer = isDecorative ? { isDecorative } : { altText: text };
    return [{ asset, answer }];
  });
}

/** The key of a warning within a project. */
export function keyOf({ code, media }: PublicWarning): string {
  return `${code} ${media?.src}`;
}

/** The file without a description that a warning is about. Undefined or null for other warnings. */
function describableIn({ code, media }: PublicWarning) {
  return code === "MISSING_DESCRIPTION" ? media?.asset : undefined;
}

type WarningItemProps = {
  /** The warnings, all about the same picture or video. */
  warnings: PublicWarning[];
  /** The description being written. Undefined if no warning is about a missing description. */
  description?: DescriptionInput;
  onDescribe?: (input: DescriptionInput) => void;
};

function WarningItem({ warnings, description, onDescribe }: WarningItemProps) {
  const { media, places = [] } = warnings[0] ?? {};
  return (
    <li className="warning-item stack-wide">
      {media && <FileThumbnail kind={media.kind} thumbnail={media.thumbnail} />}
      <div className="stack">
        {media?.asset && (
          <p>
            <strong>{media.asset.fileName}</strong>
            <span className="warning-item-places quiet">{places.join(", ")}</span>
          </p>
        )}
        {warnings.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </div>
      {description && onDescribe && (
        <div className="warning-item-answer stack">
          {!description.isDecorative && (
            <>
              <TextField
                label="Description"
                autoComplete="off"
                errorMessage={tooLong(description.altText, maxDescription)}
                value={description.altText}
                onChange={({ target }) => onDescribe({ ...description, altText: target.value })}
              />
              <OfferedDescription
                text={media?.asset?.offeredDescription}
                typed={description.altText}
                onTake={(altText) => onDescribe({ ...description, altText })}
              />
            </>
          )}
          <Checkbox
            isSelected={description.isDecorative}
            onChange={(isDecorative) => onDescribe({ ...description, isDecorative })}
          >
            Decorative
          </Checkbox>
        </div>
      )}
    </li>
  );
}
