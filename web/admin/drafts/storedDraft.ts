/**
 * What this browser keeps of words that are not saved yet. A browser that stores nothing keeps none:
 * drafts are a safety net, and nothing else depends on them.
 */
export function readDraft(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not allowed.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Not allowed; then there is none.
  }
}
