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

test("after a removal, the focus is on the next captions, or on the button that adds some", async () => {
  render(<Captions />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Deutsch" }));
  const language = screen.getByRole("textbox", { name: "Language" });
  expect(language).toHaveValue("fr");
  await expect.poll(() => document.activeElement).toBe(language);
  await userEvent.click(screen.getByRole("button", { name: "Remove français" }));
  const add = screen.getByRole("button", { name: "Add a File" });
  await expect.poll(() => document.activeElement).toBe(add);
});
