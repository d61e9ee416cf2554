import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { RequestError } from "../../relay/request-error";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { usePublicCheck } from "./usePublicCheck";
import { WarningsDialog } from "./WarningsDialog";

const proceed = vi.fn();

function Saving() {
  const check = usePublicCheck();
  return (
    <>
      <button type="button" onClick={() => check.check({ id: "project" }, proceed)}>
        Save Changes
      </button>
      <WarningsDialog check={check} action="Save" cancelLabel="Back to editing" />
    </>
  );
}

const undescribed = {
  code: "MISSING_DESCRIPTION",
  message: "This picture has no description.",
  places: ["Detail Page Hero Image", "Module 2 of Why"],
  media: {
    src: "/a.png",
    kind: "IMAGE",
    thumbnail: null,
    asset: {
      id: "asset",
      version: 1,
      fileName: "a.png",
      altText: "",
      isDecorative: false,
      offeredDescription: null,
      focalX: 0.5,
      focalY: 0.5,
    },
  },
};

const offering = (offeredDescription: string | null) => ({
  ...undescribed,
  media: { ...undescribed.media, asset: { ...undescribed.media.asset, offeredDescription } },
});

function open(offeredDescription: string | null = null) {
  proceed.mockClear();
  const environment = createMockEnvironment();
  renderWithRelay(<Saving />, environment);
  const settle = async (respond: (operation: ReturnType<typeof pending>) => void) =>
    act(async () => respond(pending()));
  const pending = () => environment.mock.getMostRecentOperation();
  return {
    environment,
    press: (name: string) => userEvent.click(screen.getByRole("button", { name })),
    settle,
    warn: (...more: object[]) =>
      settle((operation) =>
        environment.mock.resolve(operation, {
          data: { projectWarnings: [offering(offeredDescription), ...more] },
        }),
      ),
    fail: (error: Error) => settle((operation) => environment.mock.reject(operation, error)),
  };
}

test("a check that fails is said, and the save waits for an answer", async () => {
  const { press, fail } = open();
  await press("Save Changes");
  await fail(new RequestError("The operation is too large."));
  expect(screen.getByRole("dialog")).toHaveTextContent(
    "could not be checked: The operation is too large.",
  );
  expect(proceed).not.toHaveBeenCalled();
  await press("Save anyway");
  expect(proceed).toHaveBeenCalledOnce();
});

test.each(["UNREACHABLE", "REFUSED"])(
  "where the check does not get to the server (%s), the save says so itself",
  async (code) => {
    const { press, fail } = open();
    await press("Save Changes");
    await fail(new RequestError("No usable answer.", code));
    expect(proceed).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("nothing is saved, and nobody asked again, where no one signs in for the check", async () => {
  const { press, fail } = open();
  await press("Save Changes");
  await fail(new RequestError("You are signed out.", "UNAUTHENTICATED"));
  expect(proceed).not.toHaveBeenCalled();
  expect(currentToast()).toMatchObject({ title: "Error", description: "You are signed out." });
});

test("a description stays where the owner goes back to editing, and where it is not stored", async () => {
  const { environment, press, warn } = open();
  await press("Save Changes");
  await warn();
  await userEvent.type(screen.getByLabelText("Description"), "A lighthouse");
  await press("Back to editing");
  await press("Save Changes");
  await warn();
  expect(screen.getByLabelText("Description")).toHaveValue("A lighthouse");

  await press("Save");
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new Error("The server cannot be reached.")),
  );
  expect(proceed).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Description")).toHaveValue("A lighthouse");
  await press("Save");
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        updateMediaAsset: {
          asset: {
            id: "asset",
            version: 2,
            altText: "A lighthouse",
            isDecorative: false,
            focalX: 0.5,
            focalY: 0.5,
          },
          userErrors: [],
        },
      },
    }),
  );
  expect(proceed).toHaveBeenCalledOnce();
});

test("a description of another window is shown before this one takes its place", async () => {
  const { environment, press, warn } = open();
  const answerWith = (version: number, altText: string, isStale: boolean) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          updateMediaAsset: {
            asset: { id: "asset", version, altText, isDecorative: false, focalX: 0.5, focalY: 0.5 },
            userErrors: isStale ? [{ message: "It was changed.", code: "STALE_VERSION" }] : [],
          },
        },
      }),
    );
  const seenVersion = () =>
    environment.mock.getMostRecentOperation().request.variables.input.version;
  await press("Save Changes");
  await warn();
  await userEvent.type(screen.getByLabelText("Description"), "A lighthouse");
  await press("Save");
  expect(seenVersion()).toBe(1);
  await answerWith(2, "", true); // its subject was marked elsewhere
  expect(seenVersion()).toBe(2);
  await answerWith(3, "A tower", true);
  expect(currentToast()?.description).toContain("“A tower”");
  expect(proceed).not.toHaveBeenCalled();
  await press("Save");
  expect(seenVersion()).toBe(3);
  await answerWith(4, "A lighthouse", false);
  expect(proceed).toHaveBeenCalledOnce();
});

test("that a picture is decorative is an answer, given where its name is seen", async () => {
  const { environment, press, warn } = open();
  await press("Save Changes");
  await warn();
  expect(screen.getByRole("dialog")).toHaveTextContent("a.png");
  await userEvent.type(screen.getByLabelText("Description"), "A lighthouse");
  await userEvent.click(screen.getByRole("checkbox", { name: "Decorative" }));
  expect(screen.queryByLabelText("Description")).toBeNull();
  await press("Save");
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    id: "asset",
    version: 1,
    isDecorative: true,
  });
});

test("a picture has one item, with its name, its places and all that is to be said of it", async () => {
  const { press, warn } = open();
  await press("Save Changes");
  await warn(
    { code: "EMPTY_SECTIONS", message: "Sections are empty.", places: [], media: null },
    { ...undescribed, code: "OVERSIZE_ORIGINAL", message: "The original has 23 MB." },
  );
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual([
    "a.pngDetail Page Hero Image, Module 2 of WhyThis picture has no description.The original has 23 MB.DescriptionDecorative",
    "Sections are empty.",
  ]);
});

test("what the file says is offered, and taken by one press", async () => {
  const { environment, press, warn } = open("A lighthouse");
  await press("Save Changes");
  await warn();
  expect(screen.getByLabelText("Description")).toHaveValue("");
  await press("Use This");
  expect(screen.queryByRole("button", { name: "Use This" })).toBeNull();
  await press("Save");
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    id: "asset",
    version: 1,
    altText: "A lighthouse",
  });
});
