import { act, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { defaultSectionNames } from "../../../../content/section-layout";
import type { ContentSectionsTestQuery } from "../../../__generated__/ContentSectionsTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { currentToast } from "../../../ui/toast/showToast";
import { SectionNamesProvider } from "../../editing/sectionNames";
import { useEditing } from "../../editing/useEditing";
import { projectRuleOf } from "../model/mergeProject";
import { parseFields } from "../model/projectFields";
import { projectInput } from "../model/projectInput";
import type { ProjectValues } from "../model/projectValues";
import { ContentSections } from "./ContentSections";
import "./propose/proposals"; // so that no test waits for it to be compiled
import { ModuleEditingContext } from "./ModuleEditing";
import { useModuleEdits } from "./useModuleEdits";

const none = { role: [], why: [], result: [], process: [], solution: [], shippedGoods: [] };
const base: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...none,
  why: [{ type: "text", id: "a", content: "Because" }],
};
const projectRule = projectRuleOf(defaultSectionNames);
type Form = Pick<ReturnType<typeof useEditing<ProjectValues, unknown>>, "update"> &
  Pick<ReturnType<typeof useModuleEdits>, "editing">;
const latest = vi.fn<(values: ProjectValues, form: Form) => void>();

function Editor() {
  const { project } = useLazyLoadQuery<ContentSectionsTestQuery>(
    graphql`
      query ContentSectionsTestQuery {
        project(slug: "orrery") {
          ...useUnreadableTexts_project
        }
      }
    `,
    {},
  );
  const { values, update, undo, redo, commandCount } = useEditing(
    { version: 1, values: base },
    projectRule,
  );
  const own = { databaseId: 1, isProtected: false };
  const modules = useModuleEdits({ ...own, values, update, undo, redo, commandCount });
  latest(values, { update, editing: modules.editing });
  if (!project) return null;
  return (
    <ModuleEditingContext value={modules.editing}>
      <div className="edit-page">
        <ContentSections project={project} values={values} modules={modules} />
      </div>
    </ModuleEditingContext>
  );
}

function open(names = defaultSectionNames) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({
    data: { project: { id: "1", caseStudy: null } },
  }));
  renderWithRelay(
    <SectionNamesProvider value={names}>
      <Editor />
    </SectionNamesProvider>,
    environment,
  );
}

const order = () =>
  screen
    .getAllByRole("button", { name: /^Section / })
    .map((menu) => menu.getAttribute("aria-label")?.slice(8));
const menuOf = (name: string) => screen.getByRole("button", { name: `Section ${name}` });

/** Chooses an item of a section's menu with the keyboard only. */
async function choose(name: string, item: string) {
  menuOf(name).focus();
  await userEvent.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: item })).focus();
  await userEvent.keyboard("{Enter}");
}
/** The layout of sections that a save of the form would send. */
const saved = () => {
  const values = latest.mock.lastCall?.[0] ?? base;
  return projectInput("1", { version: 1, values: base }, values).sectionLayout;
};

test("a section is moved by its menu, which keeps the focus, and back by undo", {
  tags: "long",
}, async () => {
  open();
  await choose("Why", "Move up");
  expect(order()).toEqual(["Why", "Role", "Result", "Process", "Solution", "Shipped Goods"]);
  await vi.waitFor(() => expect(menuOf("Why")).toHaveFocus());
  expect(screen.getByText("Moved Why to place 1 of 6")).toHaveRole("status");
  expect(saved()?.[0]).toEqual({ section: "WHY", name: "", isLeftOut: false });
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(order()).toEqual(["Role", "Why", "Result", "Process", "Solution", "Shipped Goods"]);
  expect(saved()).toBeUndefined();
});

test("a deleted module comes back once, though both the form and the notice undo it", () => {
  open();
  const form = () => latest.mock.lastCall?.[1];
  act(() => form()?.editing.remove("a"));
  const notice = currentToast();
  act(() => form()?.editing.undo());
  act(() => notice?.action?.onAction());
  expect(latest.mock.lastCall?.[0].why.map(({ id }) => id)).toEqual(["a"]);
});

test("sections are named as visitors of the site read them", () => {
  open({ ...defaultSectionNames, why: "Anlass" });
  expect(order()).toEqual(["Role", "Anlass", "Result", "Process", "Solution", "Shipped Goods"]);
  expect(screen.getByRole("article", { name: "Module 1 of Anlass" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Paste into Anlass" })).toBeVisible();
});

test("a section is left out in words, and shown again", { tags: "long" }, async () => {
  open();
  await choose("Why", "Leave out");
  const heading = screen.getByRole("heading", { name: /^Why/ });
  expect(heading).toHaveTextContent("Left out, only you see it");
  expect(saved()?.[1]).toEqual({ section: "WHY", name: "", isLeftOut: true });
  await choose("Why", "Show");
  expect(heading).toHaveTextContent(/^Why$/);
  expect(saved()).toBeUndefined();
});

test("a section is renamed for this project, in its modules' names too", {
  tags: "long",
}, async () => {
  open();
  await choose("Why", "Rename");
  const field = await screen.findByRole("textbox", {
    name: "Name of the section Why in this project",
  });
  await vi.waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard("Motive{Enter}");
  expect(screen.queryByRole("textbox", { name: /^Name of the section/ })).toBeNull();
  expect(menuOf("Motive")).toHaveFocus();
  expect(screen.getByRole("heading", { name: /^Motive/ })).toHaveTextContent("Why, renamed");
  expect(screen.getByRole("article", { name: "Module 1 of Motive" })).toBeVisible();
  expect(saved()?.[1]).toEqual({ section: "WHY", name: "Motive", isLeftOut: false });
});

test("a field of a module that is asked for has the focus, also where it is shown already", {
  tags: "long",
}, async () => {
  open();
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const fields = [
    ["Label Module 1 of Why", "Label (only you see it)"],
    ["Speaker notes of Module 1 of Why", "Speaker notes (only you see them)"],
    ["Who sees Module 1 of Why", "As the project"],
  ] as const;
  for (const [button, field] of [...fields, ...fields]) {
    await press(button);
    expect(screen.getByLabelText(field)).toHaveFocus();
  }
});

test("label, notes and readers that another window has added are shown, also once emptied", {
  tags: "long",
}, async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: /^Module 1/, expanded: false }));
  const [values, form] = latest.mock.lastCall ?? [];
  const added = { label: "Start", speakerNotes: "Slowly", audience: "access" } as const;
  const why = values?.why.map((module) => ({ ...module, ...added })) ?? [];
  act(() => form?.update((before) => ({ ...before, why })));
  const fieldOf = (name: RegExp) => screen.getByRole("textbox", { name });
  expect(fieldOf(/^Label/)).toHaveValue("Start");
  fireEvent.change(fieldOf(/^Speaker notes/), { target: { value: "" } });
  expect(fieldOf(/^Speaker notes/)).toHaveValue("");
  await userEvent.click(screen.getByLabelText("As the project"));
  expect(screen.getByLabelText("As the project")).toBeChecked();
});

test("a change of modules keeps what changed since the last rendering", () => {
  open();
  const [, form] = latest.mock.lastCall ?? [];
  act(() => {
    form?.update((values) => ({ ...values, client: "Observatory" }));
    form?.editing.add("role", "text");
  });
  const [values] = latest.mock.lastCall ?? [];
  expect(values).toMatchObject({ client: "Observatory", role: [{ type: "text" }] });
});

const fileOf = (name: string) =>
  new File(["x"], name, { type: name.endsWith("pdf") ? "application/pdf" : "image/png" });

test("a refused file among pictures leaves no empty module, and is named with the reason", {
  tags: "long",
}, async () => {
  open();
  const press = (words: string) => fireEvent.click(screen.getByText(words));
  const made = () => latest.mock.lastCall?.[0].role.map(({ type }) => type);
  const paste = (...names: string[]) =>
    act(async () => {
      fireEvent.paste(screen.getByRole("textbox", { name: "Paste into Role" }), {
        clipboardData: { files: names.map(fileOf), getData: () => "" },
      });
    });
  await paste("a.png", "brief.pdf", "b.png");
  expect(screen.getByText("3 files. Add to Role as:")).toBeVisible();
  press("3 × Picture");
  await vi.waitFor(() => expect(made()).toEqual(["hero-image", "hero-image"]));
  await vi.waitFor(() => expect(currentToast()?.title).toBe("2 modules added"));
  expect(screen.getByText("brief.pdf")).toBeVisible();
  expect(screen.getByText(/^Choose a picture or a video/)).toBeVisible();

  // A gallery stays while other files for it are being uploaded, until all uploads are cancelled.
  await paste("c.png", "notes.pdf", "d.png");
  press("Gallery");
  expect(made()).toEqual(["hero-image", "hero-image", "gallery"]);
  expect(await screen.findByText("notes.pdf")).toBeVisible();
  press("Cancel all");
  await vi.waitFor(() => expect(made()).toEqual([]));
});
