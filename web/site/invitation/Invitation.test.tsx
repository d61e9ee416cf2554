import { screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { Invitation } from "./Invitation";

function partsOf(name: string, said: string | undefined) {
  const shown = { name, said, label: "Role", portrait: null };
  const { container } = renderWithRelay(<Invitation {...shown} />, createMockEnvironment());
  return [...container.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
}

test("a page ends with the designer's own words, and with the invitation to write to her", () => {
  expect(partsOf("Ilse Maravel", "I lead design.")).toEqual([
    "NameIlse Maravel",
    "RoleI lead design.",
    "ContactLet’s have a conversation.",
  ]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/connect");
});

test("nothing is said for a designer who wrote nothing", () => {
  expect(partsOf("", undefined)).toEqual(["ContactLet’s have a conversation."]);
});
