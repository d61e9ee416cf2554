import Uppy from "@uppy/core";
import { maxWait } from "../../scripts/max-wait.ts";
import { noteEvents } from "../start/visits";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

configure({ asyncUtilTimeout: maxWait });

afterEach(() => {
  cleanup();
  // The next test file may run in the same process.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!("window" in globalThis)) return;
  delete window.dataLayer;
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

// Three seconds after its start Uppy reads the window, which its test may have removed by then.
Uppy.prototype.updateOnlineStatus = () => {};

// Relay's mock environment creates its spies with the global object of Jest, another test runner.
Object.assign(globalThis, { jest: vi });

// Every page records events. Test files can share a document, which needs only one listener.
if ("window" in globalThis && !("hasNotedEvents" in document)) {
  Object.assign(document, { hasNotedEvents: true });
  noteEvents();
}
