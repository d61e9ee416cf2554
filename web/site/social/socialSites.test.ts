import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { socialSiteOf, socialSites } from "./SocialLinks";

test.each([
  ["https://www.linkedin.com/in/ilse", "LinkedIn", "linkedin"],
  ["https://no.linkedin.com/in/ilse", "LinkedIn", "linkedin"],
  ["https://GITHUB.com/ilse", "GitHub", "code"],
  ["https://notlinkedin.com/in/ilse", "notlinkedin.com", "link"],
  ["https://linkedin.com.example/in/ilse", "linkedin.com.example", "link"],
  ["https://design.example/@ilse", "design.example", "mastodon"],
  ["https://design.example/@ilse/work", "design.example", "link"],
  ["mailto:ilse@example.com", "ilse@example.com", "mail"],
  ["MAILTO:l%C3%A9a@example.com", "léa@example.com", "mail"],
  ["mailto:50%off@example.com", "50%off@example.com", "mail"],
  ["nothing", "nothing", "link"],
])("%s is %s, drawn as %s", (url, name, icon) => {
  expect(socialSiteOf(url)).toEqual({ name, icon });
});

test("every site that is known has an icon", () => {
  const drawn = readFileSync("web/site/social/social-icons.svg", "utf8");
  const others = [{ icon: "mail" }, { icon: "link" }];
  const missing = [...Object.values(socialSites), ...others].filter(
    ({ icon }) => !drawn.includes(`id="${icon}"`),
  );
  expect(missing).toEqual([]);
});
