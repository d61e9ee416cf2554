import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useModalDialog } from "./useModalDialog";

function Shown({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose);
  return (
    <dialog ref={dialog} open>
      <button type="button">Close</button>
    </dialog>
  );
}

test("it has the focus and closes by Escape at once, and is modal a frame later", async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const handleClose = vi.fn();
  render(<Shown onClose={handleClose} />);
  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(showModal).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("button"), { key: "Escape" });
  expect(handleClose).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(showModal).toHaveBeenCalledOnce());
  expect(screen.getByRole("dialog").hasAttribute("open")).toBe(true);
});

test("one that is gone by then is not made modal", async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const { unmount } = render(<Shown onClose={() => {}} />);
  unmount();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
  expect(showModal).not.toHaveBeenCalled();
});
