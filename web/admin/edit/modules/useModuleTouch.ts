import type { RefCallback } from "react";
import { useTouchDrag } from "../../../ui/touch-drag/useTouchDrag";
import type { ModulePlace } from "../model/moduleEdits";
import { sectionKeys } from "../model/projectValues";

/** How thick the mark is, in pixels. */
const thickness = 3;

/**
 * Lets fingers and pens drag modules to the nearest gap of any section.
 * @returns for the element that holds all sections
 */
export function useModuleTouch(
  onMove: (id: string, to: ModulePlace) => void,
): RefCallback<HTMLElement> {
  return useTouchDrag((area, id, { y }) => {
    const gaps = area.querySelectorAll<HTMLElement>("[data-gap]");
    const [nearest] = [...gaps]
      .map((gap) => ({ gap, box: gap.getBoundingClientRect() }))
      .sort((one, next) => distance(one.box, y) - distance(next.box, y));
    const place = nearest && readPlace(nearest.gap);
    if (!place) return null;
    const { left, top, width, height } = nearest.box;
    return {
      mark: { x: left, y: top + height / 2, width, height: thickness },
      put: () => onMove(id, place),
    };
  });
}

function readPlace({ dataset }: HTMLElement): ModulePlace | null {
  const [name, index] = (dataset.gap ?? "").split(" ");
  const section = sectionKeys.find((key) => key === name);
  return section ? { section, index: Number(index) } : null;
}

function distance({ top, bottom }: DOMRect, y: number): number {
  return Math.max(top - y, 0, y - bottom);
}
