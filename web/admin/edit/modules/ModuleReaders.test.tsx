import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import type { ModuleReadersTestQuery } from "../../../__generated__/ModuleReadersTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { NotedPassword } from "../../projects/PasswordNote";
import type { ContentModule } from "../module-types/moduleTypes";
import { type ModuleEditing, ModuleEditingContext } from "./ModuleEditing";
import { ModuleReaders } from "./ModuleReaders";

const change = vi.fn();
const editing = { change } as unknown as ModuleEditing; // all that is called here

const text: ContentModule = { type: "text", id: "a", content: "Because" };

function Readers({ module }: { module: ContentModule }) {
  const { siteColors } = useLazyLoadQuery<ModuleReadersTestQuery>(
    graphql`
      query ModuleReadersTestQuery {
        siteColors {
          ...PasswordNote_siteColors
        }
      }
    `,
    {},
  );
  return (
    <NotedPassword value={siteColors}>
      <ModuleEditingContext value={editing}>
        <ModuleReaders module={module} />
      </ModuleEditingContext>
    </NotedPassword>
  );
}

function show(module: ContentModule, hasPortfolioPassword = true) {
  change.mockClear();
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({
    data: { siteColors: { id: "colors", hasPortfolioPassword } },
  }));
  renderWithRelay(<Readers module={module} />, environment);
}

test("a module is as its project until the owner says otherwise", async () => {
  show(text);
  expect(screen.getByRole("radio", { name: "As the project" })).toBeChecked();
  expect(screen.queryByLabelText(/Shown instead/)).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "With the password" }));
  expect(change).toHaveBeenLastCalledWith({ ...text, audience: "access" });
});

test.each([
  [true, "It opens with the portfolio password, which is set."],
  [false, "Nobody gets in: there is no readable portfolio password. Set it again."],
])(
  "a module for those with the password says which one, and whether it is set: %s",
  (isSet, words) => {
    show(text, isSet);
    expect(screen.queryByRole("link", { name: "portfolio password" })).toBeNull();
    cleanup();
    show({ ...text, audience: "access" }, isSet);
    expect(
      screen.getByRole("link", { name: "portfolio password" }).parentElement,
    ).toHaveTextContent(words);
  },
);

test("back to that of the project, what is shown instead stays for another time", async () => {
  const standIn = { text: "Soon" };
  show({ ...text, audience: "access", standIn });
  await userEvent.click(screen.getByRole("radio", { name: "As the project" }));
  expect(change).toHaveBeenLastCalledWith({ ...text, standIn });
});
