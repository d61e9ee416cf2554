import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useModalDialog } from "../../ui/dialog/useModalDialog";
import { useSiteWords } from "../../words/WordsContext";
import { useZoom } from "./useZoom";
import { ViewerButton } from "./ViewerButton";
import "./MediaViewer.css";

type Props = {
  /** The picture or video. */
  children: ReactNode;
  /** The name of the picture's project, for the viewer's accessible name. */
  label: string;
  caption: ReactNode;
  /** The position among all pictures, from 1. */
  position: number;
  total: number;
  /** The address of the page under the viewer, and its query parameter that names the picture. */
  address: string;
  parameter: string;
  /** The values of the parameter that the buttons send without scripts. */
  previous: number | undefined;
  next: number | undefined;
  /** A problem that is shown above the caption, because an open viewer covers notices. */
  problem?: string | null;
  /** Hidden fields for further parameters of the address. */
  hiddenFields?: ReactNode;
  onStep: (offset: 1 | -1) => void;
  onClose: () => void;
};

/**
 * A picture or video on the whole screen. Escape, the close button and a click beside the picture close the
 * viewer; arrow keys, buttons and swipes show the next or previous picture. For zooming see useZoom. The
 * buttons are in a form, so that they work without scripts.
 */
export function MediaViewer(props: Props) {
  const { children, label, caption, position, total, onStep, onClose } = props;
  const { address, parameter, problem, hiddenFields } = props;
  const { say, direction } = useSiteWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose);
  const isFromRight = direction === "rtl";
  const stepBack = () => total > 1 && onStep(-1);
  const stepOn = () => total > 1 && onStep(1);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, position);
  const scroll = useScroll(stage, position);
  const swipe = useSwipe(
    isFromRight ? { onLeft: stepBack, onRight: stepOn } : { onLeft: stepOn, onRight: stepBack },
  );
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (zoom.isBusy() && target instanceof Element && target.closest(".viewer-stage")) return;
    if (target instanceof Element && !target.closest("img, video, a, button, p")) onClose();
  };
  const stageHandlers = {
    onPointerDown: (event: PointerEvent) => {
      swipe.onPointerDown(event);
      zoom.pointerDown(event);
    },
    onPointerMove: zoom.pointerMove,
    onPointerUp: (event: PointerEvent) => {
      if (!zoom.isBusy()) swipe.onPointerUp(event);
      zoom.pointerUp(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      swipe.onPointerCancel();
      zoom.pointerCancel(event);
    },
    onDoubleClick: zoom.doubleClick,
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isForViewer(event)) return;
    if (zoom.press(event.key) || scroll.press(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === (isFromRight ? "ArrowRight" : "ArrowLeft")) stepBack();
    if (event.key === (isFromRight ? "ArrowLeft" : "ArrowRight")) stepOn();
  };
  return (
    <dialog
      ref={dialog}
      className="viewer"
      open
      aria-label={say("viewer.label", { name: label, position, total })}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <form className="viewer-form" action={address}>
        {hiddenFields}
        <ViewerButton kind="close" onPress={onClose} />
        <div className="viewer-stage centered" ref={stage} {...stageHandlers}>
          {children}
        </div>
        <div className="viewer-bar bar small">
          <div className="stack-tight">
            {problem && <p role="alert">{problem}</p>}
            <p>{caption}</p>
          </div>
          <p className="viewer-position tabular" role="status" dir="auto">
            <span className="visually-hidden">{label}, </span>
            {say("viewer.position", { position, total })}
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

/**
 * Whether a key is for the viewer. Keys with a modifier are for the browser, such as Alt and Left for Back;
 * some keyboards need Shift for + or 0. On a video, keys are for the video.
 */
function isForViewer({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  const isShifted = shiftKey && key !== "+" && key !== "0";
  return !(altKey || ctrlKey || metaKey || isShifted || target instanceof HTMLMediaElement);
}

/** How far keys scroll, in heights of the stage. */
const scrollSteps = new Map([
  ["ArrowUp", -0.15],
  ["ArrowDown", 0.15],
  ["PageUp", -0.9],
  ["PageDown", 0.9],
  ["Home", -1_000],
  ["End", 1_000],
]);

/**
 * Scrolls a tall picture by keys, wherever the focus is.
 * @param shown identifies the picture: when it changes, the new picture starts at its top
 */
function useScroll(stage: RefObject<HTMLElement | null>, shown: unknown) {
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    if (stage.current) stage.current.scrollTop = 0;
  }, [stage, shown]);
  return {
    /** @returns whether the key was handled */
    press(key: string): boolean {
      const step = scrollSteps.get(key);
      if (!stage.current || !step) return false;
      const { clientHeight, scrollHeight } = stage.current;
      if (scrollHeight <= clientHeight) return false;
      stage.current.scrollTop += step * clientHeight;
      return true;
    },
  };
}

/** The minimum distance of a swipe, in pixels. */
const threshold = 50;

type Swipes = { onLeft: () => void; onRight: () => void };

/** Handlers for horizontal swipes of a finger or pen. For the mouse there are buttons. */
function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType !== "mouse" && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
