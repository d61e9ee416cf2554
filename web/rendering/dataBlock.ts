/**
 * A data block of the page, as HTML. It is escaped, so that it can neither end the script element nor run as
 * code.
 * @param attributes of the script element, as HTML
 */
export function dataBlock(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
