import { type MouseEvent, type ReactNode, useRef } from "react";
import type { ViewedMedia_media$key } from "../../__generated__/ViewedMedia_media.graphql";
import { useModalDialog } from "../../ui/dialog/useModalDialog";
import { useSwipe } from "./useSwipe";
import { ViewedMedia } from "./ViewedMedia";
import { ViewerButton } from "./ViewerButton";
import "./MediaViewer.css";

type Props = {
  id: number;
  media: ViewedMedia_media$key;
  /** What the picture belongs to; names the viewer. */
  label: string;
  caption: ReactNode;
  /** Which of how many it is, from 1. */
  position: number;
  total: number;
  /** The address of the page under the viewer, and the parameter that names what is viewed. */
  address: string;
  parameter: string;
  previous: number | undefined;
  next: number | undefined;
  onStep: (id: number) => void;
  onClose: () => void;
};

/**
 * A picture or film on the whole screen. Escape, the close button and a click beside the picture close
 * it; arrow keys, buttons and swipes step on. Its buttons are a form, so that they work without scripts.
 */
export function MediaViewer(props: Props) {
  const { id, media, label, caption, position, total, address, parameter, onStep, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose);
  const step = (target: number | undefined) => {
    if (target !== undefined && target !== id) onStep(target);
  };
  const stepBack = () => step(props.previous);
  const stepOn = () => step(props.next);
  const swipeHandlers = useSwipe({ onLeft: stepOn, onRight: stepBack });
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && !target.closest("img, video, a, button, p")) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="viewer"
      open
      aria-label={`${label}, ${position} of ${total}`}
      onClick={handleClick}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") stepBack();
        if (key === "ArrowRight") stepOn();
      }}
    >
      <form className="viewer-form" action={address}>
        <ViewerButton kind="close" onPress={onClose} />
        <div className="viewer-stage" {...swipeHandlers}>
          <ViewedMedia key={id} media={media} />
        </div>
        <div className="viewer-bar">
          <p className="viewer-caption">{caption}</p>
          <p className="viewer-position" role="status">
            {position} of {total}
          </p>
        </div>
        {total > 1 && (
          <>
            <ViewerButton
              kind="previous"
              name={parameter}
              value={props.previous}
              onPress={stepBack}
            />
            <ViewerButton kind="next" name={parameter} value={props.next} onPress={stepOn} />
          </>
        )}
      </form>
    </dialog>
  );
}
