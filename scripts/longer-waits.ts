import { vi } from "vitest";

/** A busy machine takes longer than the second that they wait by default, in milliseconds. */
const timeout = 60_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
vi.waitUntil = (callback, options = timeout) => waitUntil(callback, options);
