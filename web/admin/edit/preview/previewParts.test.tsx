import { fireEvent, render, screen } from "@testing-library/react";
import { Fragment } from "react";
import { expect, test, vi } from "vitest";
import { defaultSectionNames } from "../../../../content/section-layout";
import { parseFields } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import type { ContentModule } from "../module-types/moduleTypes";
import { type ModuleEditing, ModuleEditingContext } from "../modules/ModuleEditing";
import { nameOfPart } from "../places/nameOfPart";
import { PreviewHandles } from "./PreviewHandles";
import { PreviewParts } from "./PreviewParts";
import { findParts, pickedIn, type ShownPlaces } from "./previewParts";

const text = (id: string): ContentModule => ({ type: "text", id, content: id });
const values: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...{ role: [], result: [], process: [], solution: [], shippedGoods: [] },
  why: [text("hidden"), text("first"), text("second")],
};

/** Renders the parts of a page. The first module of Why is not shown. */
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
  expect(nameOfPart("second", values, defaultSectionNames)).toBe("Module 3 of Why");
});

test("a press is on a picture, or on words", () => {
  const part = show().get("second");
  const [picture, caption] = [part?.querySelector("img"), part?.querySelector("figcaption")];
  if (!part || !picture || !caption) throw new Error("nothing is shown");
  expect(pickedIn(part, picture, { x: 0, y: 0 })).toEqual({ picture: 0 });
  expect(pickedIn(part, caption, { x: 0, y: 0 })).toMatchObject({ text: "Number 2" });
});

const row: ProjectValues = {
  ...values,
  why: [
    text("a"),
    { ...text("b"), beside: true },
    { type: "full-width", id: "w", src: "" },
    text("c"),
  ],
};

function handlesOf(part: string, isRightToLeft = false) {
  const arrange = vi.fn();
  const editing = { arrange } as unknown as ModuleEditing; // the handles use nothing else
  const { getAllByRole, getByRole, unmount } = render(
    <ModuleEditingContext value={editing}>
      <PreviewHandles
        {...{ part, isRightToLeft, values: row, corner: { x: 0, y: 0 }, scale: 0.5 }}
      />
    </ModuleEditingContext>,
  );
  const names = getAllByRole("button").map(
    (button) =>
      `${button.getAttribute("aria-label")}${button.hasAttribute("aria-disabled") ? " (not now)" : ""}`,
  );
  const press = (name: string) => fireEvent.click(getByRole("button", { name }));
  return { names, press, arrange, unmount };
}

test("handles move a module in its row and past others, give it its own, and change its width", () => {
  const { names, press, arrange, unmount } = handlesOf("b");
  expect(names).toEqual(["Move left", "Move down", "Put on its own row", "Wider"]);
  press("Move left");
  press("Wider");
  expect(arrange.mock.calls).toEqual([
    ["b", "up"],
    ["b", "wide"],
  ]);
  unmount();
  const rightToLeft = handlesOf("a", true);
  expect(rightToLeft.names.slice(0, 2)).toEqual(["Move up (not now)", "Move left"]);
  rightToLeft.press("Move up");
  expect(rightToLeft.arrange).not.toHaveBeenCalled();
});

test("what fills the window says that it stands alone, and nothing is put beside it", () => {
  const { names, unmount } = handlesOf("w");
  expect(names.at(-1)).toBe("From edge to edge: always on its own row (not now)");
  unmount();
  expect(handlesOf("c").names.at(-1)).toBe(
    "The module above goes from edge to edge: it has its own row (not now)",
  );
});

test("the handles of a part whose top is out of sight stand where it is in sight", () => {
  const element = document.body.appendChild(document.createElement("div"));
  const rect = (top: number, bottom: number) =>
    vi
      .spyOn(element, "getBoundingClientRect")
      .mockReturnValue(new DOMRect(0, top, 300, bottom - top));
  const editing = {} as ModuleEditing; // nothing is called
  render(
    <ModuleEditingContext value={editing}>
      <PreviewParts
        page={document}
        values={values}
        scale={1}
        findParts={() => new Map([["first", element]])}
        onPick={() => {}}
      />
    </ModuleEditingContext>,
  );
  const top = () => screen.getByRole("toolbar").style.top;
  rect(200, 900);
  fireEvent.pointerOver(element);
  expect(top()).toBe("200px");
  rect(-3_000, 900);
  fireEvent.scroll(document);
  expect(top()).toBe("44px");
});
