import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./TextField";

test("label, description and error message belong to the control", () => {
  render(<TextField label="Email" description="Never shown." errorMessage="Not an address." />);
  const control = screen.getByRole("textbox", { name: "Email" });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription("Never shown. Not an address.");
});

test("without messages the control is valid and described by nothing", () => {
  render(<TextField label="Email" />);
  const control = screen.getByRole("textbox", { name: "Email" });
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute("aria-describedby");
});
