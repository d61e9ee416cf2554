import { type RefObject, useState } from "react";
import { drawFrame } from "../../../../media/uploader/capturePoster";
import { Button } from "../../../../ui/button/Button";
import { showFailure } from "../../../showFailure";
import { useUpload } from "../useUpload";
import "../../../library/details/FocusSliders.css";
import "./VideoMoment.css";

type Props = {
  /** The name of the video. */
  label: string;
  video: RefObject<HTMLVideoElement | null>;
  /** The duration of the video, in seconds. */
  duration: number;
  /** Called with the address of the uploaded picture. */
  onTaken: (src: string) => void;
};

/** Selects a point in time of a video, and uploads its frame as the picture that is shown until the video plays. */
export function VideoMoment({ label, video, duration, onTaken }: Props) {
  const [seconds, setSeconds] = useState(0);
  const { isUploading, add } = useUpload({
    successTitle: "Start picture taken from the video",
    onUploaded: onTaken,
  });
  const take = async () => {
    const picture = video.current && (await drawFrame(video.current).catch(() => null));
    if (picture) add([new File([picture], "start.jpg", { type: picture.type })]);
    else showFailure("Error", "The browser could not take a picture of this moment.");
  };
  return (
    <div className="video-moment cluster">
      <label className="video-moment-label focus-slider fine row tabular">
        Moment
        <input
          type="range"
          aria-label={`Moment of ${label}, in seconds`}
          min={0}
          max={duration}
          step={0.1}
          value={seconds}
          onChange={({ target }) => {
            setSeconds(Number(target.value));
            if (video.current) video.current.currentTime = Number(target.value);
          }}
        />
        <output>{seconds.toFixed(1)} s</output>
      </label>
      <Button size="small" isPending={isUploading} onClick={() => void take()}>
        Use as start picture
      </Button>
    </div>
  );
}
