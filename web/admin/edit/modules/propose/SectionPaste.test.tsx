import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { UnsavedForms } from "../../../../ui/unsaved/unsavedForms";
import { type ModuleEditing, ModuleEditingContext } from "../ModuleEditing";
import "./proposals"; // so that no test waits for it to be compiled
import { SectionPaste } from "./SectionPaste";

function open() {
  const append = vi.fn();
  const note = vi.fn();
  const editing = { append } as Partial<ModuleEditing> as ModuleEditing; // all that is called
  render(
    <UnsavedForms value={note}>
      <ModuleEditingContext value={editing}>
        <SectionPaste section="why" name="Why" isDragging={false} />
      </ModuleEditingContext>
    </UnsavedForms>,
  );
  const field = () => screen.getByRole("textbox", { name: "Paste into Why" });
  const paste = (text: string, files: File[] = []) =>
    act(async () => {
      fireEvent.paste(field(), {
        clipboardData: { files, getData: (type: string) => (type === "text/plain" ? text : "") },
      });
    });
  return { append, note, field, paste };
}

test("the most fitting module has the focus, and Enter makes it", async () => {
  const { append, paste } = open();
  await paste("https://youtu.be/dQw4w9WgXcQ");
  const first = await screen.findByRole("button", { name: "Embed" });
  expect(first).toHaveFocus();
  expect(append).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(append.mock.calls).toMatchObject([["why", { modules: [{ type: "embed" }] }]]);
  expect(screen.queryByRole("button", { name: "Embed" })).toBeNull();
});

test("another choice is as near, and Escape makes nothing", async () => {
  const { append, field, paste } = open();
  await paste("", [new File(["x"], "a.png", { type: "image/png" })]);
  expect(await screen.findByRole("status")).toHaveTextContent("1 picture. Add to Why as:");
  await userEvent.keyboard("{Escape}");
  expect(append).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(field()).toHaveFocus());
  await paste("", [new File(["x"], "a.png", { type: "image/png" })]);
  await userEvent.click(await screen.findByRole("button", { name: "Full Width" }));
  expect(append.mock.calls).toMatchObject([["why", { modules: [{ type: "full-width" }] }]]);
});

test("what is typed or offered, and no module yet, is asked about before leaving", async () => {
  const { note, field, paste } = open();
  expect(note).not.toHaveBeenCalled();
  await userEvent.type(field(), "Three more words");
  expect(note).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({}));
  await userEvent.clear(field());
  expect(note).toHaveBeenLastCalledWith(expect.anything(), null);
  await paste("https://youtu.be/dQw4w9WgXcQ");
  await screen.findByRole("button", { name: "Embed" });
  expect(note).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({}));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(field()).toHaveFocus());
  expect(note).toHaveBeenLastCalledWith(expect.anything(), null);
});

test("an address may be typed", async () => {
  const { append, field } = open();
  await userEvent.type(field(), "https://vimeo.com/76979871{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Embed" }));
  expect(append).toHaveBeenCalledOnce();
});

test("what nothing can be made of is said", async () => {
  const { paste } = open();
  await paste(" ");
  expect(await screen.findByRole("alert")).toHaveTextContent("Nothing here can become a module.");
});

test("Enter that ends a word of an input method reads nothing", async () => {
  const { field } = open();
  await userEvent.type(field(), "https://vimeo.com/76979871");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
  await act(async () => {});
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(await screen.findByRole("status")).toBeVisible();
});

test("a text stays in the field where the code that reads it does not arrive", async () => {
  vi.resetModules();
  vi.doMock("./proposals", () => {
    throw new Error("offline");
  });
  const { field, paste } = open();
  await paste("Three more words");
  expect(await screen.findByRole("alert")).toHaveTextContent("This could not be read.");
  expect(field()).toHaveValue("Three more words");
  vi.doUnmock("./proposals");
});
