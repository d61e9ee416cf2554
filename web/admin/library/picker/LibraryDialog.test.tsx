import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import type { LibraryFile } from "../files/FileGrid";
import { LibraryDialog } from "./LibraryDialog";

const fileOf = (name: string) => ({
  id: name,
  version: 1,
  path: `/objects/${name}`,
  kind: "IMAGE",
  width: 900,
  height: 600,
  fileName: `${name}.png`,
  thumbnail: `/objects/${name}/480.webp`,
  altText: "",
  isDecorative: false,
  useCount: 2,
  __typename: "MediaAsset",
});

function open(max: number) {
  const environment = createMockEnvironment();
  const handlePick = vi.fn<(files: readonly LibraryFile[]) => void>();
  const handleClose = vi.fn();
  renderWithRelay(
    <LibraryDialog
      isOpen
      accepts="picturesAndVideos"
      max={max}
      onPick={handlePick}
      onClose={handleClose}
    />,
    environment,
  );
  const list = (...names: string[]) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          mediaAssets: {
            totalCount: names.length,
            edges: names.map((name) => ({ cursor: name, node: fileOf(name) })),
            pageInfo: { hasNextPage: false, endCursor: names.at(-1) ?? null },
          },
        },
      }),
    );
  const press = (name: string) => userEvent.click(screen.getByRole("row", { name: `${name}.png` }));
  const picked = () => handlePick.mock.calls.map(([files]) => files.map(({ path }) => path));
  const variables = () => environment.mock.getMostRecentOperation().request.variables;
  return { environment, handleClose, list, press, picked, variables };
}

test("a single file is taken by the press on it", async () => {
  const { handleClose, list, press, picked } = open(1);
  await list("a", "b");
  await press("b");
  expect(picked()).toEqual([["/objects/b"]]);
  expect(handleClose).toHaveBeenCalledOnce();
});

test("several are chosen over several searches, no more than there is room for", {
  tags: "long",
}, async () => {
  const { list, press, picked, variables } = open(2);
  await list("a", "b");
  await press("b");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search files" }), "tide");
  await vi.waitFor(() => expect(variables()).toMatchObject({ search: "tide" }));
  await list("c", "d");
  await press("c");
  await press("d");
  expect(screen.getByText("At most 2 can be added here.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 3 files" })).toBeDisabled();
  await press("c");
  await userEvent.click(screen.getByRole("button", { name: "Add 2 files" }));
  expect(picked()).toEqual([["/objects/b", "/objects/d"]]);
});

test("what is chosen narrows the list; where nothing is left that is said", async () => {
  const { list, variables } = open(1);
  await list("a");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Use" }), "Not used");
  expect(variables()).toMatchObject({ isUsed: false, kind: null, search: null });
  await list();
  expect(screen.getByText("No file matches")).toBeVisible();
});

test("a list that cannot be loaded is said, and asked for again", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  const { environment, list } = open(1);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  expect(screen.getByRole("alert")).toHaveTextContent("The library could not be loaded.");
  silent.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await list("a");
  expect(screen.getByRole("row", { name: "a.png" })).toBeVisible();
});
