/** Plain text, a paragraph wherever it has a blank line. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return [...paragraphs.entries()].map(([place, paragraph]) => (
    <p key={place} dir="auto">
      {paragraph}
    </p>
  ));
}
