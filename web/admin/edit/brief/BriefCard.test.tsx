import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type MediaPreview, MediaPreviewsContext } from "../images/mediaPreviews";
import { parseFields } from "../model/projectFields";
import { projectInput } from "../model/projectInput";
import type { ProjectValues } from "../model/projectValues";
import { BriefCard } from "./BriefCard";
import { picturesOfProject } from "./picturesOfProject";

const hero = (id: string, hidden = false) =>
  ({ type: "hero-image", id, imageSrc: `/objects/${id}.png`, hidden }) as const;
const before: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery", workImages: ["/objects/work.png"] }),
  ...{ role: [], result: [], process: [], solution: [], shippedGoods: [] },
  why: [hero("one"), hero("two"), hero("three"), hero("hidden", true)],
};
let values = before;

type CardProps = { wordsBeside?: number | null; facts?: Partial<ProjectValues> };

function Card({ wordsBeside = null, facts }: CardProps) {
  const [shown, setShown] = useState({ ...before, ...facts });
  values = shown;
  return (
    <BriefCard
      values={shown}
      media={picturesOfProject(shown)}
      isProtected
      wordsBeside={wordsBeside}
      faults={{}}
      onChange={(change) => setShown((current) => ({ ...current, ...change }))}
    />
  );
}

const sent = () => projectInput("id", { version: 1, values: before }, values);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a brief is sent as it is written, without rows that nothing was typed into", () => {
  render(<Card />);
  expect(sent()).toEqual({ id: "id", version: 1 });
  type("Outcome", "Nine seconds, not forty.");
  press("Add number");
  type("Number, number 1", "84%");
  press("Add number");
  // A hidden picture is not offered.
  expect(screen.getAllByRole("button", { name: /^Picture/ })).toHaveLength(4);
  for (const place of [3, 1, 2, 4]) press(`Picture ${place} of the project`);
  press("Picture 1 of the project");
  fireEvent.click(screen.getByRole("checkbox"));
  expect(sent()).toMatchObject({
    brief: {
      outcome: "Nine seconds, not forty.",
      numbers: [{ value: "84%", label: "" }],
      pictures: ["/objects/two.png", "/objects/one.png"],
      isPublic: true,
    },
  });
});

test("what the facts say of role and team is offered to the brief while it says nothing", () => {
  const facts = {
    designerRole: "Lead",
    team: [
      { name: "Ada", role: "Code" },
      { name: " Jo ", role: "" },
    ],
  };
  render(<Card facts={facts} />);
  press("As in the facts: Lead");
  expect(screen.getByLabelText("Your role")).toHaveFocus();
  press("As in the facts: Ada, Jo");
  expect(sent()).toMatchObject({ brief: { role: "Lead", team: "Ada, Jo" } });
  expect(screen.queryByRole("button", { name: /^As in/ })).toBeNull();
});

test("its words are counted, with those of the other briefs on their page", () => {
  render(<Card wordsBeside={254} />);
  expect(screen.queryByText(/words/)).toBeNull();
  type("Outcome", "Nine seconds, not forty.");
  expect(screen.getByText("5 words; “In a minute” has 259 of 260.")).toBeVisible();
  type("Your role", "Lead designer");
  expect(screen.getByText("8 words; “In a minute” has 262 of 260, 2 too many.")).toBeVisible();
});

test("the pictures to choose are called by their descriptions, or else by their files", () => {
  const of = (fileName: string, altText: string): MediaPreview => ({
    kind: "image",
    thumbnail: null,
    description: { id: "", version: 1, fileName, altText, isDecorative: false },
  });
  const previews = new Map([
    ["/objects/one.png", of("one.png", "A dome")],
    ["/objects/two.png", of("two.png", "")],
  ]);
  render(
    <MediaPreviewsContext value={{ previews, remember: () => {} }}>
      <Card />
    </MediaPreviewsContext>,
  );
  const names = screen
    .getAllByRole("button", { name: /^Picture/ })
    .map((each) => each.getAttribute("aria-label"));
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Picture \d of the project: A dome$/),
      expect.stringMatching(/^Picture \d of the project: two.png$/),
      expect.stringMatching(/^Picture \d of the project$/),
    ]),
  );
});
