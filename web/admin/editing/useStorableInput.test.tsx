import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useStorableInput } from "./useStorableInput";

function TestForm() {
  const [text, setText] = useState("");
  const [line, setLine] = useState("");
  useStorableInput();
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Line" value={line} onChange={({ target }) => setLine(target.value)} />
      <output>{JSON.stringify([text, line])}</output>
    </>
  );
}

test("what is pasted into a field is cleaned before it is read", () => {
  render(<TestForm />);
  const pasted = "Fennimore\u000b&\u2028Co\u0000\u0007";
  fireEvent.input(screen.getByLabelText("Text"), { target: { value: pasted } });
  fireEvent.input(screen.getByLabelText("Line"), { target: { value: pasted } });
  expect(screen.getByRole("status")).toHaveTextContent(
    JSON.stringify(["Fennimore\n&\nCo", "Fennimore & Co"]),
  );
  expect(screen.getByLabelText("Line")).toHaveValue("Fennimore & Co");
});
