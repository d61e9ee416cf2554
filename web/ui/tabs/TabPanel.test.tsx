import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "./Tabs";

function TestTabs({ current }: { current: string }) {
  return (
    <Tabs selected={current}>
      <TabList label="Parts">
        <Tab id="one">One</Tab>
        <Tab id="two">Two</Tab>
      </TabList>
      <TabPanel id={current}>Words</TabPanel>
    </Tabs>
  );
}

test("the one panel of all tabs is that of the tab that is selected", () => {
  const { rerender } = render(<TestTabs current="one" />);
  for (const current of ["one", "two", "one"]) {
    rerender(<TestTabs current={current} />);
    const panel = screen.getByRole("tabpanel").id;
    expect(screen.getByRole("tab", { selected: true })).toHaveAttribute("aria-controls", panel);
  }
});
