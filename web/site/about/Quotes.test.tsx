import { act, fireEvent, screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { QuotesTestQuery } from "../../__generated__/QuotesTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { Quotes } from "./Quotes";

function TestQuotes() {
  const { aboutTabs } = useLazyLoadQuery<QuotesTestQuery>(
    graphql`
      query QuotesTestQuery {
        aboutTabs(first: 1) {
          edges {
            node {
              quotes(first: 10) {
                ...Quotes_quotes
              }
            }
          }
        }
      }
    `,
    {},
  );
  const tab = aboutTabs.edges[0]?.node;
  return tab && <Quotes heading="Kind words" quotes={tab.quotes} />;
}

function renderQuotes(...words: string[]) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      AboutTabQuotesConnection: () => ({
        edges: words.map((quote) => ({ node: { id: quote, quote } })),
      }),
    }),
  );
  return renderWithRelay(<TestQuotes />, environment);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const shown = (container: HTMLElement) =>
  container.querySelector(".quote:not([hidden]) .quote-text")?.textContent;

test("the next quote comes once the one before has faded, in 150 milliseconds", () => {
  const { container } = renderQuotes("First", "Second");
  const stage = container.querySelector(".quotes-stage");
  fireEvent.click(screen.getByRole("button", { name: "Next quote" }));
  expect(stage).toHaveAttribute("data-fading");
  act(() => vi.advanceTimersByTime(149));
  expect(shown(container)).toBe("First");
  act(() => vi.advanceTimersByTime(1));
  expect(shown(container)).toBe("Second");
  expect(stage).not.toHaveAttribute("data-fading");
});

test("all quotes are in the page, for those who read it without scripts", () => {
  const { container } = renderQuotes("First", "Second", "Third");
  const words = [...container.querySelectorAll(".quote-text")].map(
    ({ textContent }) => textContent,
  );
  expect(words).toEqual(["First", "Second", "Third"]);
});

test("a quote alone has no buttons", () => {
  const { container } = renderQuotes("First");
  expect(shown(container)).toBe("First");
  expect(screen.queryByRole("button")).toBeNull();
});
