import { act, fireEvent, screen } from "@testing-library/react";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { exportsTestQuery } from "../../__generated__/exportsTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ArchivePanel } from "./ArchivePanel";
import { StaticCopyPanel } from "./StaticCopyPanel";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Panels() {
  const { staticCopy } = useLazyLoadQuery<exportsTestQuery>(
    graphql`
      query exportsTestQuery {
        staticCopy {
          ...StaticCopyPanel_staticCopy
        }
      }
    `,
    {},
  );
  return (
    <>
      <ArchivePanel />
      {staticCopy && <StaticCopyPanel staticCopy={staticCopy} />}
    </>
  );
}

const nothing = {
  ...{
    isRunning: false,
    filesWritten: null,
    pagesWritten: null,
    pagesKnown: null,
    problem: null,
    madeAt: null,
  },
  ...{ pageCount: null, size: null, leftOut: [], address: null },
};

function open() {
  const environment = createMockEnvironment();
  renderWithRelay(<Panels />, environment);
  const answer = async (data: object) => {
    await act(async () => environment.mock.resolveMostRecentOperation({ data: data as never })); // its data, untyped
  };
  const sent = () => environment.mock.getMostRecentOperation().request.variables.input;
  return { answer, sent };
}

test("the archive is downloaded with what she ticks", async () => {
  const leave = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { answer, sent } = open();
  await answer({ staticCopy: nothing });
  fireEvent.click(screen.getByLabelText("Former versions of projects, too"));
  fireEvent.click(screen.getByRole("button", { name: "Download archive" }));
  expect(sent()).toEqual({ revisions: true, messages: false });
  await answer({ requestArchiveDownload: { address: "/api/archive", userErrors: [] } });
  expect(leave).toHaveBeenCalledOnce();
});

test("a copy is made while she is told how far it is, and what it lacks", async () => {
  const { answer, sent } = open();
  await answer({ staticCopy: nothing });
  expect(screen.queryByRole("button", { name: "Download copy" })).toBeNull();
  fireEvent.change(screen.getByLabelText("Messages go to"), { target: { value: "me@x.org" } });
  fireEvent.click(screen.getByRole("button", { name: "Make a copy" }));
  expect(sent()).toEqual({ mail: "me@x.org" });
  const running = { ...nothing, isRunning: true };
  await answer({ makeStaticCopy: { userErrors: [] } });
  await answer({ staticCopy: running });
  expect(screen.getByRole("status")).toHaveTextContent("The first page is being made.");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await answer({ staticCopy: { ...running, filesWritten: 40, pagesWritten: 3, pagesKnown: 12 } });
  expect(screen.getByRole("status")).toHaveTextContent(
    "3 of 12 pages found so far, 40 files in all.",
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const made = { madeAt: "2026-11-27T02:00:00Z", pageCount: 12, size: 4e6 };
  const leftOut = ["Harbour: visitors do not find it"];
  await answer({ staticCopy: { ...nothing, ...made, leftOut, address: "/api/static-copy" } });
  expect(screen.getByText("Harbour: visitors do not find it")).toBeVisible();
  expect(screen.getByRole("button", { name: "Download copy" })).toBeEnabled();
});
