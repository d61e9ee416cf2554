import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { commitLocalUpdate, type GraphQLResponse, Observable } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { MainContentTestQuery } from "../../__generated__/MainContentTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
// Imported before the tests, because on a busy machine the lazy import can exceed their timeout.
import "../rich-text/MarkupEditor";
import "./AboutPreview";
import { MainContent } from "./MainContent";

function Shown() {
  const { aboutContent, siteSetup } = useLazyLoadQuery<MainContentTestQuery>(
    graphql`
      query MainContentTestQuery @relay_test_operation {
        siteSetup {
          id
        }
        aboutContent {
          ...MainContent_aboutContent
        }
      }
    `,
    {},
  );
  return <MainContent aboutContent={aboutContent ?? null} siteSetupId={siteSetup.id} isShown />;
}

const saved = {
  ...{ id: "about", version: 4, mainHeading: "Hello", currentRole: "Lead", linkedinUrl: "" },
  ...{ mainParagraph: "**plain**", mainParagraphMarkup: 0 },
  ...{ personalLife: "**bold**", personalLifeMarkup: 2 },
};

async function open() {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { AboutContent: () => saved }),
  );
  await act(async () => renderWithRelay(<Shown />, environment));
  return { environment, editor: await screen.findByRole("textbox", { name: "Main paragraph" }) };
}

function paste(area: HTMLElement, text: string) {
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === "text/plain" ? text : ""),
  };
  const event = new Event("paste", { bubbles: true, cancelable: true });
  act(() => void area.dispatchEvent(Object.assign(event, { clipboardData })));
}

beforeEach(() => localStorage.clear());

test("each text is edited by its markup; a changed one is sent as Markdown, and nothing else", {
  tags: "long",
}, async () => {
  const { environment, editor } = await open();
  expect(editor).toHaveTextContent("**plain**");
  const life = screen.getByRole("textbox", { name: "Personal life" });
  expect(life.querySelector("strong")).toHaveTextContent("bold");
  paste(editor, "## Me\n\n[work](/work)");
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input).toEqual({
    mainParagraph: "## Me\n\n[work](/work)\\*\\*plain\\*\\*",
    ...{ mainParagraphMarkup: 2, version: 4 },
  });
});

test("a text that another window changed, too, is shown as pages show it", {
  tags: "long",
}, async () => {
  const { environment, editor } = await open();
  paste(editor, "Mine");
  act(() =>
    commitLocalUpdate(environment, (store) => {
      const there = { version: 5, mainParagraph: "## Theirs", mainParagraphMarkup: 2 };
      for (const [name, value] of Object.entries(there)) store.get("about")?.setValue(value, name);
    }),
  );
  const name = "Main paragraph was changed in another window, too";
  const question = within(screen.getByRole("group", { name }));
  expect(await question.findByRole("heading", { name: "Theirs" })).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Take theirs" }));
  expect(within(editor).getByRole("heading", { name: "Theirs" })).toBeVisible();
});

test("a preview that cannot be loaded shows so, and offers a retry", { tags: "long" }, async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { environment } = await open();
  const lost = Observable.create<GraphQLResponse>(({ error }) => error(new Error("Lost")));
  const load = vi.spyOn(environment.getNetwork(), "execute").mockReturnValue(lost);
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  const failure = await screen.findByRole("alert");
  expect(failure).toHaveTextContent("The preview could not be loaded.");
  await userEvent.click(within(failure).getByRole("button", { name: "Try again" }));
  await expect.poll(() => load.mock.calls.length).toBe(4);
});
