import { useRef } from "react";
import { gallery } from "../../../../content/modules/gallery";
import { places } from "../../../media/places";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { MediaListField } from "../images/MediaListField";
import { MediaThumbnail } from "../images/MediaThumbnail";
import { ViewField } from "../images/view/ViewField";
import { useModuleEditing } from "../modules/ModuleEditing";
import { viewFacts } from "./mediaView";
import type { ModuleOf, OwnParts } from "./moduleDefinition";
import "./ModuleFields.css";

const layouts = gallery.fields.layout.options;
const layoutOptions = (["rows", "grid", "strip"] as const).map((value) => ({
  value,
  label: layouts[value],
}));

type GalleryModule = ModuleOf<"gallery">;
type Item = GalleryModule["items"][number];

/** The ratio of width to height of a picture in a grid, as in GalleryBlock.css. */
const gridShape = 4 / 3;

const { max } = gallery.fields.items;

function GalleryFields({ module }: { module: GalleryModule }) {
  const { change } = useModuleEditing();
  // The latest items, because several uploads may end before the form is rendered again.
  const latest = useRef(module);
  latest.current = module;
  const set = (changes: Partial<Pick<GalleryModule, "layout" | "items">>) => {
    latest.current = { ...latest.current, ...changes };
    change(latest.current);
  };
  const add = (src: string) => {
    const { items } = latest.current;
    if (items.length < max) set({ items: [...items, { src, caption: "" }] });
  };
  const arrange = (order: number[]) =>
    set({ items: order.map((index) => module.items[index]).filter((item) => item !== undefined) });
  const setItem = (place: number, changed: Item) =>
    set({ items: module.items.map((item, index) => (index === place ? changed : item)) });
  return (
    <>
      <MediaListField
        label="Pictures"
        itemName="Picture"
        addLabel="Upload pictures or videos"
        successTitle="Image uploaded successfully"
        place={places.galleryPicture}
        room={max - module.items.length}
        images={module.items.map(({ src }) => src)}
        onAdd={add}
        onRemove={(place) => set({ items: module.items.filter((_, index) => index !== place) })}
        onArrange={arrange}
      />
      <SelectField
        label="Layout"
        value={module.layout}
        options={layoutOptions}
        onChange={(layout) => set({ layout })}
      />
      <div className="module-fields-halves stack-widest">
        {[...module.items.entries()].map(([place, item]: [number, Item]) => (
          <div key={place} className="module-fields-half stack-wider">
            <div className="module-fields-captioned stack">
              <MediaThumbnail src={item.src} />
              <TextField
                label={`Caption of picture ${place + 1} (optional)`}
                value={item.caption}
                onChange={({ target }) => setItem(place, { ...item, caption: target.value })}
              />
            </div>
            <ViewField
              label={`picture ${place + 1}`}
              src={item.src}
              view={item.srcView}
              box={module.layout === "grid" ? gridShape : undefined}
              onChange={(srcView) => {
                const { srcView: _, ...rest } = item;
                setItem(place, srcView ? { ...rest, srcView } : rest);
              }}
            />
          </div>
        ))}
      </div>
    </>
  );
}

export const galleryParts: OwnParts<"gallery"> = {
  Fields: GalleryFields,
  wordsOf: ({ items }) =>
    items
      .map(({ caption }) => caption)
      .filter(Boolean)
      .join(", "),
  describe: ({ layout, items }) => ({
    facts: [layouts[layout]],
    captions: items.flatMap(({ caption, srcView }) => [
      ...(caption ? [caption] : []),
      ...viewFacts(srcView),
    ]),
  }),
};
