import Uppy from "@uppy/core";
import { maxWait } from "../../scripts/max-wait.ts";
import { noteEvents } from "../start/visits";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

configure({ asyncUtilTimeout: maxWait });

afterEach(() => {
  cleanup();
  // The next file runs in the same process.
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

// Relay's mock environment makes its spies with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// As on every page. Only once where test files share a document.
if ("window" in globalThis && !("hasNotedEvents" in document)) {
  Object.assign(document, { hasNotedEvents: true });
  noteEvents();
}
