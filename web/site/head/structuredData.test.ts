import { expect, test } from "vitest";
import { embedStructuredData } from "./structuredData";

test("no text of a site ends the element or begins another", () => {
  const html = embedStructuredData([{ "@type": "Person", name: "</script><script>alert(1)" }]);
  expect(html.match(/</g)).toHaveLength(2);
  expect(html).toContain("\\u003c/script>");
});
