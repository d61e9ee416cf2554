import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { useUploadWarning } from "../../media/uploader/useUploadWarning";
import { TextField } from "../../ui/field/TextField";
import { Panel } from "../../ui/panel/Panel";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import { Form } from "../editing/Form";
import type { Faults } from "../editing/useSubmission";
import { LeaveGuard } from "./LeaveGuard";

function TestForm({ label }: { label: string }) {
  const [text, setText] = useState("");
  useUnsaved(text !== "");
  return (
    <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />
  );
}

function renderForms(addresses = ["/"]) {
  const forms = (
    <LeaveGuard>
      <TestForm label="One" />
      <TestForm label="Two" />
      <Link to="/elsewhere">Elsewhere</Link>
    </LeaveGuard>
  );
  const router = createMemoryRouter(
    [
      { path: "/", element: forms },
      { path: "/elsewhere", element: <p>Elsewhere it is</p> },
    ],
    { initialEntries: addresses },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** A panel whose form refuses an empty text. */
function TestPanel({ title }: { title: string }) {
  const [saved, setSaved] = useState("words");
  const [text, setText] = useState(saved);
  const [faults, setFaults] = useState<Faults>({});
  const handleSubmit = () => (text === "" ? setFaults({ text: "Too short" }) : setSaved(text));
  return (
    <Panel title={title}>
      <Form form={{ faults, isChanged: text !== saved }} onSubmit={handleSubmit}>
        <TextField
          label={title}
          value={text}
          errorMessage={faults.text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form>
    </Panel>
  );
}

async function leavePanels(edit: (field: (title: string) => HTMLElement) => Promise<void>) {
  const panels = (
    <LeaveGuard>
      <TestPanel title="Mail" />
      <TestPanel title="Words" />
      <TestForm label="Elsewhere saved" />
      <Link to="/elsewhere">Elsewhere</Link>
    </LeaveGuard>
  );
  const router = createMemoryRouter([
    { path: "/", element: panels },
    { path: "/elsewhere", element: <p>Elsewhere it is</p> },
  ]);
  render(<RouterProvider router={router} />);
  await edit((title) => screen.getByRole("textbox", { name: title }));
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByText(question);
}

const question = "You have unsaved changes. Are you sure you want to leave?";

/** Whether the browser would ask before the page is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("what is typed in any form is left behind only after an answer", async () => {
  const router = renderForms();
  expect(asksBeforeClosing()).toBe(false);
  await userEvent.type(screen.getByLabelText("Two"), "words");
  expect(asksBeforeClosing()).toBe(true);
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByText(question);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(router.state.location.pathname).toBe("/");
  expect(screen.getByLabelText("Two")).toHaveValue("words");

  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByText("Elsewhere it is");
  expect(asksBeforeClosing()).toBe(false);
});

test("files that are being uploaded are left behind only after an answer of their own", async () => {
  function Uploading() {
    useUploadWarning(true);
    return null;
  }
  const guard = (
    <LeaveGuard>
      <Uploading />
      <Link to="/elsewhere">Elsewhere</Link>
    </LeaveGuard>
  );
  const routes = [
    { path: "/", element: guard },
    { path: "/elsewhere", element: <p>Elsewhere it is</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByRole("alertdialog", { name: "Leave while files are being uploaded?" });
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  await screen.findByText("Elsewhere it is");
});

test("a step back in the history that would close a dialog waits for an answer, closing it does not", async () => {
  const router = renderForms(["/", "/?create"]);
  await userEvent.type(screen.getByLabelText("One"), "words");
  await act(async () => router.navigate(-1));
  await screen.findByText(question);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(router.state.location.search).toBe("?create");
  expect(screen.getByLabelText("One")).toHaveValue("words");
  await act(async () => router.navigate("/", { replace: true }));
  expect(router.state.location.search).toBe("");
  expect(screen.queryByText(question)).toBeNull();
});

test("a step back in the same moment as a key waits for an answer", async () => {
  const router = renderForms(["/elsewhere", "/"]);
  const field = screen.getByLabelText("One");
  // Without act(), as in a browser, React does only the work of the key event before the next
  // event.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "a");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  router.navigate(-1);
  vi.unstubAllGlobals();
  await screen.findByText(question);
  expect(router.state.location.pathname).toBe("/");
});

test("where nothing is typed any more, nothing is asked", async () => {
  renderForms();
  await userEvent.type(screen.getByLabelText("One"), "a");
  await userEvent.clear(screen.getByLabelText("One"));
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByText("Elsewhere it is");
});

test("a way that waits for an answer goes on once nothing is unsaved any more", async () => {
  renderForms();
  const field = screen.getByLabelText("One");
  await userEvent.type(field, "words");
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByText(question);
  fireEvent.change(field, { target: { value: "" } });
  await screen.findByText("Elsewhere it is");
  expect(screen.queryByText(question)).toBeNull();
});

test("a page that is fetched again while the question is open does not answer it", async () => {
  const router = renderForms();
  const fields = ["One", "Two"].map((label) => screen.getByLabelText(label));
  for (const field of fields) await userEvent.type(field, "words");
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByText(question);
  // Each save is followed by a revalidation.
  for (const field of fields) {
    fireEvent.change(field, { target: { value: "" } });
    await act(() => router.revalidate());
  }
  await screen.findByText("Elsewhere it is");
});

test("the question names the forms, and saves them on the way", async () => {
  await leavePanels(async (field) => {
    await userEvent.type(field("Mail"), " more");
    await userEvent.type(field("Words"), " more");
  });
  expect(screen.getByText("Not saved: Mail and Words.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Elsewhere it is");
});

test("where a form refuses what it holds, saving leads to its fault and nowhere else", async () => {
  await leavePanels((field) => userEvent.clear(field("Words")));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => screen.queryByText(question)).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("textbox", { name: "Words" }));
  expect(screen.getByText("Too short")).toBeVisible();
});

test("saving is not offered where it would leave something behind", async () => {
  await leavePanels(async (field) => {
    await userEvent.type(field("Mail"), " more");
    await userEvent.type(field("Elsewhere saved"), "words");
  });
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

/** A page that is itself a form. If `isRefused`, its save ends without having saved anything. */
function TestPage({ isRefused }: { isRefused: boolean }) {
  const [changed, setChanged] = useState(["Name", "Why"]);
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await Promise.resolve();
    if (!isRefused) setChanged([]);
    setPending(false);
  };
  return (
    <LeaveGuard pageForm={{ changed, isPending, save, draftNote: "A draft stays." }}>
      <Link to="/elsewhere">Elsewhere</Link>
    </LeaveGuard>
  );
}

test.each([false, true])(
  "a page that is a form names what is not saved and saves it on the way, unless it asks first: %s",
  async (isRefused) => {
    const router = createMemoryRouter([
      { path: "/", element: <TestPage isRefused={isRefused} /> },
      { path: "/elsewhere", element: <p>Elsewhere it is</p> },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(await screen.findByText("Not saved: Name and Why. A draft stays.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(() => screen.queryByText(question)).toBeNull();
    expect(router.state.location.pathname).toBe(isRefused ? "/" : "/elsewhere");
  },
);
