import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { TextField } from "../../ui/field/TextField";
import { Form } from "./Form";
import type { Faults } from "./useSubmission";

function Naming() {
  const [faults, setFaults] = useState<Faults>({});
  return (
    <Form
      form={{ faults, isChanged: false }}
      onSubmit={() => setFaults({ name: "Too short", slug: "Taken" })}
    >
      <TextField label="Name" errorMessage={faults.name} />
      <TextField
        label="Slug"
        errorMessage={faults.slug}
        onChange={() => setFaults({ name: "Too short" })}
      />
      <button type="submit">Save</button>
    </Form>
  );
}

test("every submit that is at fault focuses the first field at fault; mending one does not", async () => {
  render(<Naming />);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByLabelText("Name")).toHaveFocus();
  }
  await userEvent.type(screen.getByLabelText("Slug"), "new");
  expect(screen.getByLabelText("Slug")).toHaveFocus();
});
