import { render } from "@testing-library/react";
import { Fragment } from "react";
import { expect, test } from "vitest";
import { parseFields } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import type { ContentModule } from "../module-types/moduleTypes";
import { nameOfPart } from "../places/nameOfPart";
import { findParts, pickedIn, type ShownPlaces } from "./previewParts";

const text = (id: string): ContentModule => ({ type: "text", id, content: id });
const values: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...{ role: [], result: [], process: [], solution: [], shippedGoods: [] },
  why: [text("hidden"), text("first"), text("second")],
};

/** A page as far as its parts go: the first module of Why is not shown. */
function show() {
  const places: ShownPlaces = new Map();
  const watch = (place: number) => (instance: React.FragmentInstance | null) => {
    if (instance) places.set(instance, { section: "section.why", place });
  };
  const { container } = render(
    <>
      <div className="project-title">
        <h1>Orrery</h1>
      </div>
      <div className="project-section-modules">
        {[1, 2].map((place) => (
          <Fragment key={place} ref={watch(place)}>
            <figure>
              <img alt="" src={`/${place}.png`} />
              <figcaption>Number {place}</figcaption>
            </figure>
          </Fragment>
        ))}
      </div>
    </>,
  );
  return findParts(container.ownerDocument, places, values);
}

test("each part of the page is known by what it shows, whatever is not shown before it", () => {
  const parts = show();
  expect([...parts.keys()]).toEqual(["basic-information", "first", "second"]);
  expect(parts.get("second")).toHaveTextContent("Number 2");
  expect(nameOfPart("second", values)).toBe("Module 3 of Why");
});

test("a press is on a picture, or on words", () => {
  const part = show().get("second");
  const [picture, caption] = [part?.querySelector("img"), part?.querySelector("figcaption")];
  if (!part || !picture || !caption) throw new Error("nothing is shown");
  expect(pickedIn(part, picture, { x: 0, y: 0 })).toEqual({ picture: 0 });
  expect(pickedIn(part, caption, { x: 0, y: 0 })).toMatchObject({ text: "Number 2" });
});
