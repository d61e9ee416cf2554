import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import type { PublicWarning } from "./fetchWarnings";
import { WarningItem } from "./WarningItem";
import "./WarningList.css";

type Props = {
  warnings: readonly PublicWarning[];
  written: ReturnType<typeof writtenIn>;
  descriptions: Descriptions;
  onDescribe: (id: string, text: string) => void;
};

/** Descriptions that are being written, by the id of the picture or video. */
export type Descriptions = Readonly<Record<string, string>>;

/** What is not fit to be public yet, each with a field for the description that it lacks. */
export function WarningList({ warnings, written, descriptions, onDescribe }: Props) {
  useUnsaved(written.length > 0);
  return (
    <ul className="warnings">
      {warnings.map((warning) => {
        const id = describableIn(warning)?.id;
        return (
          <WarningItem
            key={keyOf(warning)}
            warning={warning}
            {...(id && {
              description: descriptions[id] ?? "",
              onDescribe: (text: string) => onDescribe(id, text),
            })}
          />
        );
      })}
    </ul>
  );
}

/** The pictures and videos of warnings that there are words for now. */
export function writtenIn(warnings: readonly PublicWarning[], descriptions: Descriptions) {
  return warnings.flatMap((warning) => {
    const asset = describableIn(warning);
    const text = asset && descriptions[asset.id]?.trim();
    return text ? [{ asset, text }] : [];
  });
}

/** Tells one warning from the others of a project. */
export function keyOf({ code, media }: PublicWarning): string {
  return `${code} ${media?.src}`;
}

/** The picture or video that a description would help. */
function describableIn({ code, media }: PublicWarning) {
  return code === "MISSING_DESCRIPTION" ? media?.asset : undefined;
}
