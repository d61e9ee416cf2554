import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { CaptionsField } from "./CaptionsField";

function Captions() {
  const [captions, setCaptions] = useState([
    { language: "de", label: "Deutsch", webVtt: "WEBVTT" },
    { language: "fr", label: "français", webVtt: "WEBVTT" },
  ]);
  return <CaptionsField captions={captions} onChange={setCaptions} />;
}

test("a removal moves the focus to the next captions, or to the button that adds some, at once", async () => {
  render(<Captions />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Deutsch" }));
  const language = screen.getByRole("textbox", { name: "Language" });
  expect(language).toHaveValue("fr");
  expect(language).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Remove français" }));
  expect(screen.getByRole("button", { name: "Add a File" })).toHaveFocus();
});
