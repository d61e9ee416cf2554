import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { parseFields } from "../model/projectFields";
import { projectInput } from "../model/projectInput";
import type { ProjectValues } from "../model/projectValues";
import { ProjectFactsCard } from "./ProjectFactsCard";

const before: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery", tags: ["UX"] }),
  role: [],
  why: [],
  result: [],
  process: [],
  solution: [],
  shippedGoods: [],
};

let values = before;

function Card({ briefRole = "" }) {
  const [fields, setFields] = useState({
    ...before,
    brief: { ...before.brief, role: briefRole },
  });
  values = fields;
  return (
    <ProjectFactsCard
      values={fields}
      faults={{}}
      onChange={(change) => setFields((current) => ({ ...current, ...change }))}
    />
  );
}

const sent = () => projectInput("id", { version: 1, values: before }, values);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tags = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Tags" });

test("the role that the brief says is offered to the facts", () => {
  render(<Card briefRole="Lead" />);
  press("As in the brief: Lead");
  expect(sent()).toMatchObject({ facts: { role: "Lead" } });
  expect(screen.queryByRole("button", { name: /^As in/ })).toBeNull();
});

test("only the facts that were changed are sent, without rows that nothing was typed into", () => {
  render(<Card />);
  type("Your role", "Lead");
  press("Add person");
  type("Name, person 1", "Ada");
  press("Add person");
  press("Add link");
  type("Address, link 1", "orrery.example");
  fireEvent.blur(screen.getByLabelText("Address, link 1"));
  expect(sent()).toEqual({
    id: "id",
    version: 1,
    facts: {
      role: "Lead",
      team: [{ name: "Ada", role: "" }],
      links: [{ label: "", url: "https://orrery.example" }],
    },
  });
});

test("a tag is added by Enter, by a comma and by leaving the field, once in whatever case", () => {
  render(<Card />);
  type("Tags", "Maps");
  fireEvent.keyDown(tags(), { key: "Enter" });
  type("Tags", "ux, Brand  identity,Ty");
  expect(values.tags).toEqual(["UX", "Maps", "Brand identity"]);
  expect(tags().value).toBe("Ty");
  fireEvent.blur(tags());
  expect(sent()).toMatchObject({ facts: { tags: ["UX", "Maps", "Brand identity", "Ty"] } });
});

test("the commas of other scripts add tags, too, after the word is composed", () => {
  render(<Card />);
  type("Tags", "品牌，字体、خط، ");
  expect(values.tags).toEqual(["UX", "品牌", "字体", "خط"]);
  fireEvent.compositionStart(tags());
  fireEvent.input(tags(), { target: { value: "標識、" }, isComposing: true });
  expect(tags().value).toBe("標識、");
  fireEvent.compositionEnd(tags());
  expect([values.tags.at(-1), tags().value]).toEqual(["標識", ""]);
});

test("what is typed of a tag is in the form before the shortcut saves it", () => {
  render(<Card />);
  type("Tags", "Maps");
  fireEvent.keyDown(tags(), { key: "S", ctrlKey: true });
  expect(values.tags).toEqual(["UX", "Maps"]);
});

test("a tag is removed by its button, and the last one by Backspace", () => {
  render(<Card />);
  type("Tags", "Maps,");
  press("Remove the tag UX");
  expect(values.tags).toEqual(["Maps"]);
  expect(document.activeElement).toBe(tags());
  fireEvent.keyDown(tags(), { key: "Backspace" });
  expect(values.tags).toEqual([]);
});
