import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button/Button";
import { ChoiceGroup } from "../../../../ui/choice/ChoiceGroup";
import { SelectField } from "../../../../ui/field/SelectField";
import { FocusSliders } from "../../../library/details/FocusSliders";
import { readView, type StoredView } from "../../module-types/mediaView";
import { MediaField } from "../MediaField";
import { isVideoAddress, useMediaPreview } from "../mediaPreviews";
import { CropStage } from "./CropStage";
import {
  type CropShape,
  cropShapeOptions,
  largestCrop,
  ratioOf,
  shapeNameOf,
  storedCrop,
} from "./cropShapes";
import { VideoMoment } from "./VideoMoment";
import type { ViewFieldProps } from "./ViewField";
import { ViewResult } from "./ViewResult";
import "./ViewEditor.css";

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

const middle = { x: 0.5, y: 0.5 };

/** Changes to a view. Undefined sets a value to its default. */
type Changes = { [Key in keyof StoredView]: StoredView[Key] | undefined };

function sizeOfVideo({ videoWidth, videoHeight, duration }: HTMLVideoElement) {
  return { whole: videoWidth / videoHeight, duration };
}

/** The picture with a frame around its visible part, the result on the page, and all settings. */
export function ViewEditor({ label, src, view = {}, box, onChange }: ViewFieldProps) {
  /** The changes while dragging. They are passed to `onChange` when dragging ends. */
  const [moved, setMoved] = useState<Changes | null>(null);
  const latest = useRef(moved);
  const [size, setSize] = useState<{ whole: number; duration: number } | null>(null);
  const [shape, setShape] = useState<CropShape | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  // Cached videos may have loaded before this component is mounted, and then fire no event.
  useEffect(() => {
    const { current } = video;
    if (current && current.readyState >= current.HAVE_METADATA) setSize(sizeOfVideo(current));
  }, []);
  const thumbnail = useMediaPreview(src).thumbnail ?? src;
  const isVideo = isVideoAddress(src);
  const shown: StoredView = readView({ ...view, ...moved }) ?? {};
  const { crop, focal = middle, frame = "none", playback = "loop", startSrc = "" } = shown;
  const set = (changes: Changes) => onChange(readView({ ...view, ...changes }));
  const move = (part: Changes) => {
    latest.current = { ...latest.current, ...part };
    setMoved(latest.current);
  };
  const end = () => {
    const changes = latest.current;
    latest.current = null;
    setMoved(null);
    if (changes) set(changes);
  };
  const whole = size?.whole ?? 1;
  const chosen = shape ?? shapeNameOf(crop, whole);
  const choose = (name: CropShape) => {
    setShape(name);
    const ratio = ratioOf(name, whole);
    if (ratio) set({ crop: storedCrop(largestCrop(ratio, whole, focal)) });
  };
  const isPlaced = view.crop !== undefined || view.focal !== undefined;
  return (
    <div className="view-editor">
      <div className="view-editor-picture stack">
        <CropStage
          label={label}
          crop={crop}
          focal={focal}
          ratio={ratioOf(chosen, whole)}
          onMove={move}
          onEnd={end}
        >
          {isVideo ? (
            <video
              ref={video}
              className="crop-stage-media"
              src={src}
              muted
              playsInline
              preload="auto"
              tabIndex={-1}
              aria-hidden
              onLoadedMetadata={({ currentTarget }) => setSize(sizeOfVideo(currentTarget))}
            />
          ) : (
            <img
              className="crop-stage-media"
              src={thumbnail}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ whole: naturalWidth / naturalHeight, duration: 0 })
              }
            />
          )}
        </CropStage>
        <FocusSliders
          focus={{ focalX: focal.x, focalY: focal.y }}
          onChange={({ focalX: x, focalY: y }) => set({ focal: { x, y } })}
        />
        {isVideo && size && Number.isFinite(size.duration) && (
          <VideoMoment
            label={label}
            video={video}
            duration={size.duration}
            onTaken={(address) => set({ startSrc: address })}
          />
        )}
      </div>
      <div className="view-editor-choices stack-wide">
        <SelectField
          label="Shape"
          aria-label={`Shape of ${label}`}
          value={chosen}
          disabled={!size}
          options={cropShapeOptions}
          onChange={choose}
        />
        <SelectField
          label="Frame"
          aria-label={`Frame of ${label}`}
          value={frame}
          options={frameOptions}
          onChange={(name) => set({ frame: name === "none" ? undefined : name })}
        />
        {isVideo && (
          <>
            <ChoiceGroup
              label={`Playback of ${label}`}
              value={playback}
              options={playbackOptions}
              onChange={(name) => set({ playback: name === "loop" ? undefined : name })}
            />
            <MediaField
              label={`Start picture of ${label}`}
              src={startSrc}
              accept="image/*"
              emptyLabel="Click to upload start picture"
              replaceLabel="Replace start picture"
              isSilent
              onChange={(address) => set({ startSrc: address || undefined })}
            />
          </>
        )}
        {size && (
          <ViewResult
            src={isVideo ? src : thumbnail}
            isVideo={isVideo}
            view={shown}
            whole={whole}
            box={box}
          />
        )}
        <Button
          size="small"
          isDisabled={!isPlaced}
          onClick={() => {
            setShape(null);
            set({ crop: undefined, focal: undefined });
          }}
        >
          Reset crop and focal point
        </Button>
      </div>
      <p className="field-description">
        Drag the frame around what to show, and the ring to what must stay visible where the page
        makes the picture narrower.
      </p>
    </div>
  );
}
