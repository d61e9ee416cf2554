import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import type { PublishFormTestQuery } from "../../../__generated__/PublishFormTestQuery.graphql";
import { useUploadWarning } from "../../../media/uploader/useUploadWarning";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { NotedPassword } from "../../projects/PasswordNote";
import { PublishControl } from "./PublishControl";
import { type PublishedForm, PublishForm } from "./PublishForm";

const handleDone = vi.fn();
const publish = vi.fn<PublishedForm["publish"]>();

const emptyForm: PublishedForm = {
  ...{ changed: [], publish, showOnHome: false, hasWorkImages: false, isPending: false },
  inputOf: (change) => ({ id: "P", version: 1, ...change }),
};

function TestForm({ changed }: { changed: string[] }) {
  const { project, siteColors } = useLazyLoadQuery<PublishFormTestQuery>(
    graphql`
      query PublishFormTestQuery {
        project(slug: "passage") {
          ...PublishControl_project
          ...PublishForm_project
        }
        siteColors {
          ...PasswordNote_siteColors
        }
      }
    `,
    {},
  );
  return (
    project && (
      <NotedPassword value={siteColors}>
        <PublishControl project={project} form={emptyForm} hasOffers={false} />
        <PublishForm
          project={project}
          form={{
            ...emptyForm,
            changed,
            inputOf: (change) => ({
              id: "P",
              version: 1,
              name: "As typed",
              slug: "typed",
              ...change,
            }),
          }}
          onCancel={() => {}}
          onDone={handleDone}
        />
      </NotedPassword>
    )
  );
}

const undescribed = (id: string) => ({
  code: "MISSING_DESCRIPTION",
  message: `Picture ${id} has no description.`,
  places: ["Detail Page Hero Image"],
  media: {
    src: `/${id}.png`,
    kind: "IMAGE",
    thumbnail: null,
    asset: {
      id,
      version: 1,
      fileName: "a.png",
      altText: "",
      isDecorative: false,
      offeredDescription: null,
      focalX: 0.5,
      focalY: 0.5,
    },
  },
});

/** Opens the form of a draft project. @returns functions for the requests to the server */
const open = (...changed: string[]) => openOf({ visibility: "DRAFT" }, ...changed);

function openOf(project: object, ...changed: string[]) {
  vi.clearAllMocks();
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Project: () => ({
        ...{ publishAt: null, slug: "passage", isPasswordProtected: false },
        ...project,
      }),
      SiteColors: () => ({ hasPortfolioPassword: true }),
    }),
  );
  renderWithRelay(<TestForm changed={changed} />, environment);
  const nameOfPending = () => environment.mock.getMostRecentOperation().request.node.operation.name;
  return {
    environment,
    nameOfPending,
    /** Responds to the query for warnings with these undescribed pictures. */
    warn: (...ids: string[]) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation({
          data: { projectWarnings: ids.map(undescribed) },
        }),
      ),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("what is missing stands above the button that publishes, which then needs one press", async () => {
  const { warn } = open();
  await warn("sketch");
  expect(screen.getByText("Picture sketch has no description.")).toBeVisible();
  expect(screen.getByLabelText("Description")).toBeVisible();
  // On a phone, the list is out of view while the buttons are visible.
  Element.prototype.scrollIntoView = vi.fn();
  await press("See what is missing (1)");
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
    screen.getByRole("region", { name: "Before this goes public" }),
  ]);
  await press("Publish now anyway");
  await warn("sketch");
  expect(publish.mock.lastCall?.[1]).toEqual({ visibility: "PUBLIC" });
});

test("what is described here is stored and published by the same press", async () => {
  const { environment, warn } = open();
  await warn("sketch");
  await userEvent.type(screen.getByLabelText("Description"), "A lighthouse");
  await press("Publish now");
  const asset = {
    id: "sketch",
    version: 2,
    altText: "A lighthouse",
    isDecorative: false,
    focalX: 0.5,
    focalY: 0.5,
  };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { updateMediaAsset: { asset, userErrors: [] } },
    }),
  );
  await warn();
  expect(publish).toHaveBeenCalledOnce();
});

test("what the owner has not seen yet is shown before it is public", async () => {
  const { environment, warn } = open();
  await warn();
  await press("Publish now");
  await warn("added");
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getByText("Picture added has no description.")).toBeVisible();
  await press("Publish now anyway");
  await warn("added");
  expect(publish).toHaveBeenCalledOnce();
});

test("what is not saved is checked, named, and saved and published in one step", async () => {
  const { environment, warn } = open("Name", "Role");
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input).toMatchObject({ name: "As typed", version: 1, visibility: "PUBLIC" });
  await warn();
  expect(screen.getByText("Not saved yet, and saved with it: Name, Role.")).toBeVisible();
  expect(screen.getByRole("link", { name: /\/typed$/ })).toBeVisible();
  await press("Publish now");
  await warn();
  expect(publish.mock.calls).toMatchObject([
    [
      { showOnHome: false },
      { visibility: "PUBLIC" },
      { notice: { title: "Project is public", description: "Everyone can see it from now on." } },
    ],
  ]);
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(handleDone).not.toHaveBeenCalled();
  act(() => publish.mock.lastCall?.[2].onPublished());
  expect(handleDone).toHaveBeenCalledOnce();
});

test("files that are still being uploaded are said to be no part of what is published", async () => {
  const { rerender } = renderHook(useUploadWarning, { initialProps: true });
  const { warn } = open();
  await warn();
  const note = screen.getByText(/^Files are still being uploaded/);
  rerender(false);
  expect(note).not.toBeInTheDocument();
});

test("the owner is asked whether it stands on the home page, which is saved with it", async () => {
  const { environment, warn } = open();
  await warn();
  await userEvent.click(screen.getByRole("checkbox", { name: "Show on home page" }));
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input).toMatchObject({ showOnHome: true });
  await warn();
  await press("Publish now");
  await warn();
  expect(publish.mock.lastCall?.[0]).toEqual({ showOnHome: true });
});

test("a project can be protected while it becomes public, in one step, and it is said by which password", async () => {
  const { environment, warn } = open();
  await warn();
  expect(screen.queryByRole("link", { name: "portfolio password" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Password protection" }));
  expect(screen.getByRole("link", { name: "portfolio password" }).parentElement).toHaveTextContent(
    "Its case study opens with the portfolio password, which is set.",
  );
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input).toMatchObject({ isPasswordProtected: true, visibility: "PUBLIC" });
  await warn();
  await press("Publish now");
  await warn();
  expect(publish.mock.lastCall).toMatchObject([
    {},
    { visibility: "PUBLIC", isPasswordProtected: true },
    { notice: { description: "Its case study opens with the portfolio password." } },
  ]);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a project can be protected while it is unlisted, in one step", async () => {
  const { environment, warn, nameOfPending } = openOf({ visibility: "PUBLIC" });
  await userEvent.click(screen.getByRole("radio", { name: /^Unlisted/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Password protection" }));
  await warn();
  await press("Make it unlisted");
  await warn();
  expect(nameOfPending()).toBe("visibilityActionsSetMutation");
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    visibility: "UNLISTED",
    isPasswordProtected: true,
  });
  expect(publish).not.toHaveBeenCalled();
});

test("a public project stays so while its protection changes, after a look at what that shows", async () => {
  const { warn, nameOfPending } = openOf({ visibility: "PUBLIC", isPasswordProtected: true });
  expect(screen.getByRole("button", { name: "Leave it public" })).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Password protection" }));
  await warn("sketch");
  await press("Save anyway");
  await warn("sketch");
  expect(nameOfPending()).toBe("projectActionsProtectMutation");
  expect(handleDone).toHaveBeenCalledOnce();
});

test("a project that stays a draft is not saved by that", async () => {
  const { environment, warn } = open("Name");
  await warn();
  await userEvent.click(screen.getByRole("radio", { name: "Draft" }));
  expect(screen.queryByRole("checkbox", { name: "Show on home page" })).toBeNull();
  await press("Leave it a draft");
  expect(publish).not.toHaveBeenCalled();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a date that the browser fills in by itself is taken, too", { tags: "long" }, async () => {
  const { warn } = open();
  await warn();
  await userEvent.click(screen.getByRole("radio", { name: /^Public at a set time/ }));
  const hidden = await vi.waitFor(() => {
    const input = document.querySelector('input[type="datetime-local"]');
    if (!input) throw new Error("there is no field yet");
    return input;
  });
  fireEvent.change(hidden, { target: { value: "2126-01-15T09:00" } });
  await press("Schedule");
  await warn();
  const publication = publish.mock.lastCall?.[1];
  expect(publication?.publishAt).toMatch(/^2126-01-15T\d\d:00:00.000Z$/);
  expect(publication).not.toHaveProperty("visibility");
  const past = { field: "publishAt", message: "This moment is already past.", code: "PAST" };
  act(() => expect(publish.mock.lastCall?.[2].onRefused([past])).toBe(true));
  expect(screen.getByText("This moment is already past.")).toBeVisible();
});

test.each([
  [{ visibility: "PUBLIC", isPasswordProtected: true }, "Visibility: Public with password"],
  [{ visibility: "PUBLIC" }, "Visibility: Public"],
  [{ visibility: "DRAFT", isPasswordProtected: true }, "Publish…"],
])("the button in the header of %o is %s", (project, name) => {
  openOf(project);
  expect(screen.getByRole("button", { name })).toBeVisible();
});
