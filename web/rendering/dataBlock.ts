/**
 * Returns the HTML of a `script` element with data as JSON. The JSON is escaped, so that it cannot end the
 * element.
 * @param attributes the attributes of the element, as HTML, such as its type
 */
export function dataBlock(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
