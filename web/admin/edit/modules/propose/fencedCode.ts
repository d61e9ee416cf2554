/** The code between two fences, where a text is nothing else. Null for any other text. */
export function fencedCode(text: string): { language?: string; content: string } | null {
  const [, fence, language = "", content] =
    /^(`{3,}|~{3,})[ \t]*([^\n`]*)\n([\s\S]*?)\n?\1[`~]*\s*$/.exec(text.trim()) ?? [];
  if (fence === undefined || content === undefined || content.includes(fence)) return null;
  const name = language.trim();
  return { ...(name && { language: name }), content };
}
