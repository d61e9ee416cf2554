/** Decodes a part of a URL. @returns the part itself where it cannot be decoded */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
