import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ColorField } from "./ColorField";

function Form() {
  const [value, setValue] = useState("");
  return (
    <ColorField
      label="Background"
      description="Behind everything."
      value={value}
      errorMessage={undefined}
      onChange={setValue}
    />
  );
}

async function paste(text: string) {
  render(<Form />);
  const field = screen.getByRole("textbox", { name: "Background" });
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

test.each([" #1b1b1b", "#1b1b1b\n", "\t#ABC "])("%j is a color", async (text) => {
  const field = await paste(text);
  expect(field).toHaveValue(text.trim());
  expect(field).toBeValid();
});

test.each([
  ["#1b1b1bff", "It has 8 digits: leave out the last two, which make it transparent."],
  ["#1b1f", "It has 4 digits: leave out the last one, which makes it transparent."],
  ["#1b1b1", "It has 5 digits instead of 3 or 6."],
  ["#1", "It has 1 digit instead of 3 or 6."],
  ["1b1b1b", "It begins with #."],
  ["#1b1b1g", "“g” is not a digit of a color: those are 0 to 9 and a to f."],
  ["#1b1b1🎈", "“🎈” is not a digit of a color: those are 0 to 9 and a to f."],
])("%j stays as it was pasted, and is said what is wrong with", async (text, fault) => {
  const field = await paste(text);
  expect(field).toHaveValue(text);
  expect(field).toBeInvalid();
  screen.getByText("Please enter a valid hex color");
  screen.getByText(fault);
});
