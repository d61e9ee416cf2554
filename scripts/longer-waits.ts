import { vi } from "vitest";
import { maxWait } from "./max-wait.ts";

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = maxWait) => waitFor(callback, options);
vi.waitUntil = (callback, options = maxWait) => waitUntil(callback, options);
