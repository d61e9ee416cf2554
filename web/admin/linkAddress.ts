/**
 * Completes a typed address: an e-mail address becomes mailto, a bare domain gets https. An empty text stays
 * empty. @returns null for an address that is not allowed
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text) return "";
  if (/^(?:https?:\/\/|mailto:)/i.test(text)) return isAddress(text) ? text : null;
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s/:@.?#]+(?:\.[^\s/:@.?#]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) {
    return isAddress(`https://${text}`) ? `https://${text}` : null;
  }
  return null;
}

function isAddress(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text);
}
