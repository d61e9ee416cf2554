import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { InitialEntry } from "react-router";
import type { OperationDescriptor } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkGalleryTestQuery } from "../../__generated__/WorkGalleryTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast, dismissToast } from "../../ui/toast/showToast";
import { openedFromGrid } from "./viewerAddress";
import { WorkGallery } from "./WorkGallery";

function TestGallery() {
  const data = useLazyLoadQuery<WorkGalleryTestQuery>(
    graphql`
      query WorkGalleryTestQuery($count: Int!) {
        ...WorkGallery_query @arguments(count: $count)
      }
    `,
    { count: firstCount },
  );
  return <WorkGallery query={data} />;
}

const gridPages = vi.hoisted(() => ({ largestCount: 480 }));
vi.mock("./gridPages", async (original) => ({
  ...(await original<object>()),
  get largestCount() {
    return gridPages.largestCount;
  },
}));

let total = 161;
let firstCount = 48;
let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  environment = createMockEnvironment();
  total = 161;
  firstCount = 48;
  gridPages.largestCount = 480;
});
afterEach(() => {
  vi.restoreAllMocks();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});

/**
 * A connection of `count` images from the position `start`, from 0. The id of an image is its
 * position from 1.
 */
function workImages(start: number, count: number) {
  const last = Math.min(start + count, total);
  const edges = Array.from({ length: last - start }, (_, index) => {
    const databaseId = start + index + 1;
    return {
      cursor: String(databaseId),
      node: {
        id: `image-${databaseId}`,
        databaseId,
        media: { kind: "IMAGE", src: `/${databaseId}.png`, asset: null },
        project: { id: "project", name: "Passage", slug: "passage", showsLock: false },
      },
    };
  });
  return {
    totalCount: total,
    edges,
    pageInfo: { hasNextPage: last < total, endCursor: String(last) },
  };
}

function resolve(operation: OperationDescriptor) {
  const { cursor, count } = operation.request.variables;
  return MockPayloadGenerator.generate(operation, {
    QueryWorkImagesConnection: () => workImages(Number(cursor ?? 0), count ?? 48),
  });
}

/** Resolves the pending query of the gallery. */
function respond(): void {
  act(() => environment.mock.resolveMostRecentOperation(resolve));
}

function open(...addresses: InitialEntry[]) {
  environment.mock.queueOperationResolver(resolve);
  return renderWithRelay(<TestGallery />, environment, addresses);
}

const eagerTiles = () =>
  document.querySelectorAll('.work-tile-picture img[loading="eager"]').length;

test("the first tiles load before all else, but not under the viewer", {
  tags: "long",
}, () => {
  open("/work");
  expect(eagerTiles()).toBe(2);
  cleanup();
  open("/work?view=1");
  screen.getByRole("dialog");
  expect(eagerTiles()).toBe(0);
});

const asked = () =>
  environment.mock.getAllOperations().map(({ request }) => request.variables.count);
const position = () => screen.getByRole("status", { hidden: true }).textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByLabelText(name)));

test("from the last picture that is loaded Next leads to the one after it", {
  tags: "long",
}, async () => {
  open("/work?view=48");
  expect(position()).toBe("Passage, 48 of 161");
  await press("Next");
  expect(position()).toBe("Passage, 48 of 161");
  expect(asked()).toEqual([100]);
  respond();
  expect(position()).toBe("Passage, 49 of 161");
  expect(asked()).toEqual([]);
});

test("from the first Previous leads to the last of all, and Next back", {
  tags: "long",
}, async () => {
  const { router } = open("/work?view=1");
  await press("Previous");
  respond();
  expect(position()).toBe("Passage, 1 of 161");
  respond();
  expect(position()).toBe("Passage, 161 of 161");
  await press("Next");
  expect(position()).toBe("Passage, 1 of 161");
  expect(router.state.location.search).toBe("?view=1");
});

test("where more cannot be loaded it is said once, and asked again by the next press", {
  tags: "long",
}, async () => {
  open("/work?view=48");
  await press("Next");
  act(() => environment.mock.rejectMostRecentOperation(new Error("no connection")));
  expect(asked()).toEqual([]);
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("alert")).toHaveTextContent(
    "More work could not be loaded. no connection",
  );
  expect(position()).toBe("Passage, 48 of 161");
  await press("Next");
  expect(dialog.queryByRole("alert")).toBeNull();
  respond();
  expect(position()).toBe("Passage, 49 of 161");
});

test("an address of a picture that is gone shows the grid, and asks for no more of it", () => {
  open("/work?view=9999");
  expect(asked()).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an address further down than the largest page is looked for, as long as that works", {
  tags: "long",
}, () => {
  gridPages.largestCount = 48;
  open("/work?view=150");
  expect(asked()).toEqual([100]);
  respond();
  expect(asked()).toEqual([100]);
  respond();
  expect(position()).toBe("Passage, 150 of 161");
});

test("an address further down is not asked for without end where it fails", {
  tags: "long",
}, () => {
  gridPages.largestCount = 48;
  open("/work?view=150");
  act(() => environment.mock.rejectMostRecentOperation(new Error("no connection")));
  expect(asked()).toEqual([]);
});

test("pressed twice, Close leaves the viewer and no more", async () => {
  const { router } = open("/about", "/work", {
    pathname: "/work",
    search: "?view=3",
    state: openedFromGrid,
  });
  const close = screen.getByRole("button", { name: "Close" });
  await act(async () => {
    fireEvent.click(close);
    fireEvent.click(close);
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.pathname).toBe("/work");
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "arrow keys with %s are left to the browser",
  async (modifier) => {
    firstCount = 4;
    open("/work?view=3");
    await act(async () =>
      fireEvent.keyDown(screen.getByRole("dialog"), { key: "ArrowRight", [modifier]: true }),
    );
    expect(position()).toBe("Passage, 3 of 161");
    await act(async () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "ArrowRight" }));
    expect(position()).toBe("Passage, 4 of 161");
  },
);

test("a picture without a text of its own is named after its project", () => {
  open("/work?view=3");
  expect(screen.getByRole("img", { name: "Passage" })).toHaveAttribute("src", "/3.png");
});

test("Show more leads on to the first of the new tiles, which do not wait for those before", {
  tags: "long",
}, async () => {
  open("/work");
  const link = screen.getByRole("link", { name: "Show more" });
  expect(link).toHaveAttribute("href", "/work?count=96#work-49");
  await act(async () => fireEvent.click(link));
  expect(link).toHaveTextContent("Loading...");
  await act(async () => fireEvent.click(link));
  expect(asked()).toEqual([48]);
  respond();
  const tiles = document.querySelectorAll<HTMLElement>(".work-grid-item");
  expect(tiles).toHaveLength(96);
  expect(document.activeElement).toHaveAttribute("href", "/work?view=49");
  const delays = [0, 11, 47, 48, 49].map((place) =>
    tiles[place]?.style.getPropertyValue("--index"),
  );
  expect(delays).toEqual(["0", "11", "11", "0", "1"]);
});

test("more tiles leave the focus where the visitor has gone meanwhile", async () => {
  open("/work");
  const link = screen.getByRole("link", { name: "Show more" });
  link.focus();
  await act(async () => fireEvent.click(link));
  const tile = document.querySelector<HTMLElement>(".work-grid-item a");
  tile?.focus();
  respond();
  expect(document.querySelectorAll(".work-grid-item")).toHaveLength(96);
  expect(tile).toHaveFocus();
});

test("a modified press of Show more is left to the browser", async () => {
  open("/work");
  await act(async () =>
    fireEvent.click(screen.getByRole("link", { name: "Show more" }), { ctrlKey: true }),
  );
  expect(asked()).toEqual([]);
});

test("whoever comes back to the grid sees it at once", async () => {
  document.documentElement.dataset.hydrated = "";
  const { container } = open("/work");
  delete document.documentElement.dataset.hydrated;
  expect(container.querySelector(".work-grid")).toHaveAttribute("data-returned");
});

test("on a video arrow keys wind, and lead nowhere", async () => {
  open("/work?view=3");
  const video = document.createElement("video");
  document.querySelector(".viewer-stage")?.append(video);
  await act(async () => fireEvent.keyDown(video, { key: "ArrowRight" }));
  expect(position()).toBe("Passage, 3 of 161");
});
