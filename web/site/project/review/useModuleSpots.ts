import { type RefObject, useEffect, useState } from "react";
import { sectionKeyOf } from "../../brief/sectionKeyOf";

type Section = {
  section: Parameters<typeof sectionKeyOf>[0];
  modules: readonly {
    moduleId?: string | null | undefined;
    isHidden: boolean;
    isBlank: boolean;
  }[];
};

type Box = { top: number; left: number; width: number; height: number };

/** The position of a module on the page, relative to a layer over it. */
export type ModuleSpot = {
  moduleId: string;
  element: HTMLElement;
  box: Box;
};

/**
 * Selects the elements that show modules: the children of a section, except rows, gates and open viewers; and
 * the columns of rows.
 */
const shown =
  ":scope > .project-section-modules > :not(.module-row, .project-gate, dialog), .module-column";

/**
 * The modules that a page shows, in their order, with their positions. The positions are updated while the
 * page loads and is resized.
 */
export function useModuleSpots(sections: readonly Section[], layer: RefObject<HTMLElement | null>) {
  const [spots, setSpots] = useState<readonly ModuleSpot[]>([]);
  useEffect(() => {
    const content = document.getElementById("content");
    if (!content) return;
    const observer = new ResizeObserver(() => {
      if (layer.current) setSpots(findSpots(sections, boxOf(layer.current)));
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [sections, layer]);
  return spots;
}

function findSpots(sections: readonly Section[], origin: Box): ModuleSpot[] {
  return sections.flatMap(({ section, modules }) => {
    const root = document.querySelector(`[data-section="${sectionKeyOf(section)}"]`);
    const elements = [...(root?.querySelectorAll<HTMLElement>(shown) ?? [])];
    const visible = modules.filter((module) => !module.isHidden && !module.isBlank);
    return visible.flatMap(({ moduleId }, index) => {
      const element = elements[index];
      if (!element || !moduleId) return [];
      const { top, left, width, height } = boxOf(element);
      const box = { top: top - origin.top, left: left - origin.left, width, height };
      return [{ moduleId, element, box }];
    });
  });
}

/** The box of an element on its page, without the animation by which the element comes into view. */
function boxOf(element: HTMLElement): Box {
  const { offsetWidth: width, offsetHeight: height } = element;
  const box = { top: 0, left: 0, width, height };
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
    box.top += each.offsetTop;
    box.left += each.offsetLeft;
  }
  return box;
}
