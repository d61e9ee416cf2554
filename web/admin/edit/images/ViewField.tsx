import { useState } from "react";
import { readView, type StoredView } from "../../../modules/editing/mediaView";
import { Button } from "../../../ui/button/Button";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { SelectField } from "../../../ui/field/SelectField";
import { FocusPicker } from "./details/FocusPicker";
import { MediaField } from "./MediaField";
import { isVideoAddress } from "./mediaPreviews";
import "./ViewField.css";

type Props = {
  /** What its picture is called. */
  label: string;
  /** Address of the picture or video. Without one there is nothing to set. */
  src: string;
  view: StoredView | undefined;
  /** Undefined for as usual. */
  onChange: (view: StoredView | undefined) => void;
};

const frameOptions = [
  { value: "none", label: "None" },
  { value: "phone", label: "Phone" },
  { value: "tablet", label: "Tablet" },
  { value: "browser", label: "Browser window" },
] as const;

const playbackOptions = [
  { value: "loop", label: "Loop, no sound" },
  { value: "controls", label: "Press to play" },
] as const;

/** How one picture or video of a module is shown: its frame, and its focal point or how it plays. */
export function ViewField({ label, src, view = {}, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!src) return null;
  const { frame = "none", playback = "loop", focal, startSrc = "" } = view;
  /** What is as usual is not stored. */
  const set = (changes: { [Key in keyof StoredView]: StoredView[Key] | undefined }) =>
    onChange(readView({ ...view, ...changes }));
  return (
    <details className="view-field" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="view-field-summary">View of {label}</summary>
      {isOpen && (
        <div className="view-field-choices">
          <SelectField
            label={`Frame of ${label}`}
            value={frame}
            options={frameOptions}
            onChange={(chosen) => set({ frame: chosen === "none" ? undefined : chosen })}
          />
          {isVideoAddress(src) ? (
            <>
              <ChoiceGroup
                label={`Playback of ${label}`}
                value={playback}
                options={playbackOptions}
                onChange={(chosen) => set({ playback: chosen === "loop" ? undefined : chosen })}
              />
              <MediaField
                label={`Start picture of ${label}`}
                src={startSrc}
                accept="image/*"
                emptyLabel="Click to upload start picture"
                replaceLabel="Replace start picture"
                onChange={(address) => set({ startSrc: address || undefined })}
              />
            </>
          ) : (
            <>
              <p className="field-description">
                Where the picture is cropped by its place, this point stays in sight.
              </p>
              <FocusPicker
                src={src}
                focus={{ focalX: focal?.x ?? 0.5, focalY: focal?.y ?? 0.5 }}
                onChange={({ focalX: x, focalY: y }) => set({ focal: { x, y } })}
              />
              {focal && (
                <Button size="small" onClick={() => set({ focal: undefined })}>
                  Use the picture’s own point
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </details>
  );
}
