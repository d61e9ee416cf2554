import {
  type HomeLayout,
  layoutClass,
  loadHomeLayout,
} from "../../../site/home/layouts/homeLayout";
import { homeMasonry } from "../../../site/home/layouts/homeMasonry";

/** Applies another layout to a home page. @returns a function that reverts it */
export function showHomeLayout(page: Document, layout: HomeLayout): (() => void) | undefined {
  const main = page.querySelector("main");
  const list = page.querySelector<HTMLElement>(".project-grid");
  if (!main || !list) return undefined;
  let isCurrent = true;
  const before = main.className;
  loadHomeLayout(layout).then(() => {
    if (!isCurrent) return;
    main.className = `page ${layoutClass(layout)}`;
    if (layout !== "WALL") return;
    const pictures = [...list.querySelectorAll<HTMLElement>(".card-picture")];
    const ratios = pictures.map((picture) => Number(picture.style.getPropertyValue("--ratio")));
    const masonry = homeMasonry(ratios);
    setProperties(list, masonry.list);
    const items = list.querySelectorAll<HTMLElement>(".project-grid-item");
    for (const [index, item] of items.entries()) setProperties(item, masonry.items[index]?.style);
  });
  return () => {
    isCurrent = false;
    main.className = before;
  };
}

function setProperties(element: HTMLElement, properties: object = {}): void {
  for (const [name, value] of Object.entries(properties)) {
    element.style.setProperty(name, String(value));
  }
}
