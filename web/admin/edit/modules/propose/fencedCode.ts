/** The code between two fences, where a text is nothing else. Null for any other text. */
export function fencedCode(text: string): { language?: string; content: string } | null {
  const [opening = "", fence, language = ""] = /^(`{3,}|~{3,})([^\n`~]*)\n/.exec(text.trim()) ?? [];
  if (fence === undefined) return null;
  const rest = text.trim().slice(opening.length);
  const end = rest.indexOf(fence);
  if (end < 0 || !/^[`~]+$/.test(rest.slice(end))) return null;
  const name = language.trim();
  const content = rest.slice(0, end).replace(/\n$/, "");
  return { ...(name && { language: name }), content };
}
