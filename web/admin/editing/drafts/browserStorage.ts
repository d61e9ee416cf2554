/**
 * Reads a value from the browser's storage. Null if no readable value is stored under the key, or the storage
 * is blocked. Neither is reported as an error, because stored drafts are only a safety net.
 */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. @returns false if the browser did not store it: its storage is full or blocked */
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
