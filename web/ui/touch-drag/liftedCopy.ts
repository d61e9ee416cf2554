import type { DropPlace } from "./DropPlace";
import "./TouchDrag.css";

/** Shows a copy of an element under the finger, and the line where it would be put down. */
export function createLiftedCopy(element: HTMLElement, x: number, y: number) {
  const box = element.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "touch-drag-copy";
  copy.inert = true;
  copy.append(element.cloneNode(true));
  Object.assign(copy.style, {
    insetInlineStart: `${box.left}px`,
    insetBlockStart: `${box.top}px`,
    inlineSize: `${box.width}px`,
    blockSize: `${box.height}px`,
  });
  const line = document.createElement("div");
  line.className = "touch-drag-mark";
  element.dataset.lifted = "";
  document.body.append(copy, line);
  return {
    follow: (nextX: number, nextY: number) => {
      copy.style.translate = `${nextX - x}px ${nextY - y}px`;
    },
    mark: (place: DropPlace | null) => {
      line.hidden = !place;
      if (!place) return;
      const { mark } = place;
      line.style.translate = `${mark.x}px ${mark.y}px`;
      line.style.inlineSize = `${mark.width}px`;
      line.style.blockSize = `${mark.height}px`;
    },
    remove: () => {
      delete element.dataset.lifted;
      copy.remove();
      line.remove();
    },
  };
}
