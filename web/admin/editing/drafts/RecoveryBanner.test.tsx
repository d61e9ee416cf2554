import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { RecoveryBanner } from "./RecoveryBanner";

function Offers() {
  const [count, setCount] = useState(2);
  const remove = () => setCount(count - 1);
  return (
    <>
      <input aria-label="Before" />
      {["first", "second"].slice(2 - count).map((name) => (
        <section key={name} aria-label={name}>
          <RecoveryBanner onRecover={remove} onDismiss={remove} />
        </section>
      ))}
      <input aria-label="Name" />
    </>
  );
}

test("the focus goes to the next offer, and then to the first field", async () => {
  render(<Offers />);
  const [dismiss] = screen.getAllByRole("button", { name: "Dismiss" });
  dismiss?.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Recover" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});
