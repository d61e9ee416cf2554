import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast } from "../../../../ui/toast/showToast";
import type { StoredView } from "../../module-types/mediaView";
import "./ViewEditor"; // so that no test waits for it to be compiled
import { ViewField } from "./ViewField";

function Holder({ src, first }: { src: string; first: StoredView | undefined }) {
  const [view, setView] = useState(first);
  return (
    <>
      <ViewField label="image" src={src} view={view} onChange={setView} />
      <output data-testid="view">{JSON.stringify(view ?? null)}</output>
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

/** Opens the view of a picture, or of a video, of 1200 by 600 pixels. */
async function open(first?: StoredView, src = "/objects/a.png", isLoaded = true) {
  const { container } = render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <Holder src={src} first={first} />
    </RelayEnvironmentProvider>,
  );
  const details = container.querySelector("details");
  if (!details) throw new Error("There is no view");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  const media = await waitFor(() => {
    const found = container.querySelector<HTMLElement>(".crop-stage-media");
    if (!found) throw new Error("The picture is not there");
    return found;
  });
  const sizes = { naturalWidth: 1200, naturalHeight: 600, videoWidth: 1200, videoHeight: 600 };
  for (const [name, value] of Object.entries({ ...sizes, duration: 8 })) {
    Object.defineProperty(media, name, { value, configurable: true });
  }
  const load = () => {
    fireEvent.load(media);
    fireEvent.loadedMetadata(media);
  };
  if (isLoaded) load();
  const view = () => JSON.parse(screen.getByTestId("view").textContent ?? "");
  return { container, media, load, view };
}

test("a shape is the largest part of it, and all of the picture is no crop", async () => {
  const { container, view } = await open();
  const shape = screen.getByRole("combobox", { name: "Shape of image" });
  await userEvent.selectOptions(shape, "1 : 1");
  expect(view()).toEqual({ crop: { x: 0.25, y: 0, width: 0.5, height: 1 } });
  expect(container.querySelector(".view-result .media-crop")).not.toBeNull();
  await userEvent.selectOptions(shape, "As the original");
  expect(view()).toBeNull();
  expect(container.querySelector(".view-result .media-crop")).toBeNull();
});

test("a shape is chosen once the size of the picture is known", async () => {
  const { load } = await open(undefined, "/objects/a.png", false);
  const shape = screen.getByRole("combobox", { name: "Shape of image" });
  expect(shape).toBeDisabled();
  load();
  expect(shape).toBeEnabled();
});

test("a start picture is taken after the seek, and a failure is said", async () => {
  const draw = vi.spyOn(HTMLCanvasElement.prototype, "toBlob");
  draw.mockImplementation((callback) => callback(null));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { media } = await open(undefined, "/objects/a.mp4");
  Object.defineProperty(media, "seeking", { value: true });
  await userEvent.click(screen.getByRole("button", { name: "Use as start picture" }));
  expect(draw).not.toHaveBeenCalled();
  await act(async () => fireEvent(media, new Event("seeked")));
  expect(draw).toHaveBeenCalledOnce();
  expect(currentToast()?.description).toBe("The browser could not take a picture of this moment.");
});

test("a shape that is stored is known again, and a free one keeps the part", async () => {
  const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
  const { view } = await open({ crop });
  const shape = screen.getByRole<HTMLSelectElement>("combobox", { name: "Shape of image" });
  expect(shape.value).toBe("1:1");
  await userEvent.selectOptions(shape, "Free");
  expect(view()).toEqual({ crop });
});

test("crop and focal point are reset together, and the frame stays", async () => {
  const { view } = await open({
    crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
    focal: { x: 0.2, y: 0.2 },
    frame: "phone",
  });
  await userEvent.click(screen.getByRole("button", { name: "Reset crop and focal point" }));
  expect(view()).toEqual({ frame: "phone" });
});

test("a video has a focal point, too, and moments to begin with", async () => {
  const { view } = await open(undefined, "/objects/a.mp4");
  const across = screen.getByRole("slider", { name: "Subject across, in percent" });
  fireEvent.change(across, { target: { value: "30" } });
  expect(view()).toEqual({ focal: { x: 0.3, y: 0.5 } });
  const moment = screen.getByRole<HTMLInputElement>("slider", {
    name: "Moment of image, in seconds",
  });
  expect(moment.max).toBe("8");
  await userEvent.click(screen.getByRole("radio", { name: "Press to play" }));
  expect(view()).toEqual({ focal: { x: 0.3, y: 0.5 }, playback: "controls" });
});

test("a closed view says what is set", async () => {
  render(<Holder src="/objects/a.png" first={{ frame: "phone", focal: { x: 0, y: 0 } }} />);
  expect(screen.getByText("focal point, phone")).toBeInTheDocument();
});

test("a closed editor stays mounted, so that an upload continues", async () => {
  const { container, media } = await open();
  const details = container.querySelector("details");
  if (!details) throw new Error("There is no view");
  details.open = false;
  fireEvent(details, new Event("toggle"));
  expect(media).toBeInTheDocument();
});
