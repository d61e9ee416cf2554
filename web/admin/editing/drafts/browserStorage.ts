/**
 * Reads the browser's storage. Where it is not available, nothing is stored: drafts are a safety net, and
 * nothing else depends on them.
 */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns whether it is stored now: the storage may be full or blocked */
export function writeStored(key: string, value: unknown): boolean {
  try {
    const text = JSON.stringify(value);
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The storage is blocked, so there is nothing to remove.
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
