import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

const largest = 5;
/** The zoom after a double tap or double click. */
const doubled = 2.5;
const keyStep = 1.5;
/** How far an arrow key moves a zoomed picture, in pixels. */
const panStep = 96;
/** The maximum distance and delay of a double tap, in pixels and milliseconds. */
const tap = { distance: 32, time: 350 };

type Point = { x: number; y: number };

/**
 * Zooms the picture on a stage: by pinch, wheel, double tap, or the keys + and −; the key 0 shows the whole
 * picture. Dragging and arrow keys move the picture. The stage gets the custom properties --zoom and --pan. A
 * tall picture scrolls instead.
 * @param shown identifies the picture: when it changes, the new picture starts unzoomed
 */
export function useZoom(stage: RefObject<HTMLElement | null>, shown: unknown) {
  const view = useRef({ zoom: 1, x: 0, y: 0 });
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef({ isMoved: false, isPinched: false });
  const isMouse = useRef(false);
  const lastTap = useRef<(Point & { time: number }) | null>(null);

  const picture = () =>
    stage.current?.querySelector<HTMLElement>(
      ":scope > .picture:not([data-tall]) .picture-image",
    ) ?? null;

  const set = (zoom: number, x: number, y: number) => {
    const element = picture();
    if (!stage.current || !element) return;
    const room = (size: number, window: number) => Math.max(0, (size * zoom - window) / 2);
    const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
    const { innerWidth, innerHeight } = window;
    const next = {
      zoom,
      x: within(x, room(element.offsetWidth, innerWidth)),
      y: within(y, room(element.offsetHeight, innerHeight)),
    };
    view.current = next;
    const { style, dataset } = stage.current;
    style.setProperty("--zoom", String(zoom));
    style.setProperty("--pan", `${next.x}px ${next.y}px`);
    if (zoom > 1) dataset.zoomed = "";
    else delete dataset.zoomed;
  };

  /**
   * Zooms at a point in client coordinates, by default the centre of the picture. The point stays
   * in place.
   */
  const zoomAt = (wanted: number, point?: Point) => {
    const element = picture();
    if (!element) return;
    const { zoom, x, y } = view.current;
    const next = Math.min(largest, Math.max(1, wanted));
    const box = element.getBoundingClientRect();
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const from = point ?? center;
    const factor = 1 - next / zoom;
    set(next, x + (from.x - center.x) * factor, y + (from.y - center.y) * factor);
  };

  const toggle = (point: Point) => zoomAt(view.current.zoom > 1 ? 1 : doubled, point);

  const handleWheel = useRef((event: WheelEvent) => {
    if (!picture()) return;
    event.preventDefault();
    const { deltaY, deltaMode, ctrlKey, clientX, clientY } = event;
    const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 24 : deltaY;
    const speed = ctrlKey ? 0.01 : 0.002;
    zoomAt(view.current.zoom * Math.exp(-pixels * speed), { x: clientX, y: clientY });
  });
  useEffect(() => {
    const element = stage.current;
    // React's wheel listeners are passive: they could not prevent the browser from zooming the page, too.
    const listener = (event: WheelEvent) => handleWheel.current(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [stage]);

  const zoomed = useRef(shown);
  useEffect(() => {
    if (zoomed.current === shown) return;
    zoomed.current = shown;
    view.current = { zoom: 1, x: 0, y: 0 };
    if (!stage.current) return;
    const { style, dataset } = stage.current;
    style.removeProperty("--zoom");
    style.removeProperty("--pan");
    delete dataset.zoomed;
  }, [stage, shown]);

  return {
    /**
     * Whether the last gesture moved or zoomed the picture, or the picture is zoomed. Then a press does not close
     * the viewer, and a swipe does not show another picture.
     */
    isBusy: () => gesture.current.isMoved || gesture.current.isPinched || view.current.zoom > 1,
    /** @returns whether the key was handled */
    press(key: string): boolean {
      if (!picture()) return false;
      const { zoom, x, y } = view.current;
      if (key === "+" || key === "=") zoomAt(zoom * keyStep);
      else if (key === "-") zoomAt(zoom / keyStep);
      else if (key === "0") set(1, 0, 0);
      else if (zoom > 1 && key === "ArrowLeft") set(zoom, x + panStep, y);
      else if (zoom > 1 && key === "ArrowRight") set(zoom, x - panStep, y);
      else if (zoom > 1 && key === "ArrowUp") set(zoom, x, y + panStep);
      else if (zoom > 1 && key === "ArrowDown") set(zoom, x, y - panStep);
      else return false;
      return true;
    },
    doubleClick({ target, clientX: x, clientY: y }: MouseEvent) {
      // A double tap of a finger is handled by `pointerUp`.
      if (isMouse.current && target === picture()) toggle({ x, y });
    },
    pointerDown({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) {
      isMouse.current = pointerType === "mouse";
      if (pointers.current.size === 0) gesture.current = { isMoved: false, isPinched: false };
      pointers.current.set(pointerId, { x, y });
    },
    pointerMove({ pointerId, buttons, clientX: x, clientY: y }: PointerEvent) {
      // Without a pressed button, the mouse button was released outside the stage.
      if (buttons === 0) pointers.current.delete(pointerId);
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
      if (other) {
        gesture.current.isPinched = true;
        const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
        const factor = distance({ x, y }) / Math.max(1, distance(before));
        zoomAt(view.current.zoom * factor, { x: (x + other.x) / 2, y: (y + other.y) / 2 });
      } else if (view.current.zoom > 1) {
        gesture.current.isMoved = true;
        // With pointer capture, the picture gets the release and the click, wherever the drag ends.
        picture()?.setPointerCapture(pointerId);
        const { zoom, x: panX, y: panY } = view.current;
        set(zoom, panX + x - before.x, panY + y - before.y);
      } else return;
      pointers.current.set(pointerId, { x, y });
    },
    pointerUp({ pointerId, pointerType, clientX: x, clientY: y, timeStamp: time }: PointerEvent) {
      const from = pointers.current.get(pointerId);
      pointers.current.delete(pointerId);
      const isTap =
        from &&
        pointerType !== "mouse" &&
        !gesture.current.isPinched &&
        !gesture.current.isMoved &&
        Math.hypot(x - from.x, y - from.y) < tap.distance;
      if (!isTap) {
        lastTap.current = null;
        return;
      }
      const last = lastTap.current;
      const isSecond =
        last && time - last.time < tap.time && Math.hypot(x - last.x, y - last.y) < tap.distance;
      lastTap.current = isSecond ? null : { x, y, time };
      if (isSecond) toggle({ x, y });
    },
    pointerCancel({ pointerId }: PointerEvent) {
      pointers.current.delete(pointerId);
    },
  };
}
