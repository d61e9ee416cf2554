import { expect, test } from "vitest";
import { playerOf, playerOrigins } from "./players.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&si=follows", "YouTube", "/embed/dQw4w9WgXcQ?"],
  ["youtu.be/dQw4w9WgXcQ?t=1m30s", "YouTube", "&start=90"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "YouTube", "/embed/dQw4w9WgXcQ?"],
  ["https://vimeo.com/76979871", "Vimeo", "/video/76979871?"],
  ["https://vimeo.com/76979871/abc123", "Vimeo", "&h=abc123"],
  ["https://player.vimeo.com/video/76979871?h=abc123", "Vimeo", "&h=abc123"],
  [`https://www.loom.com/share/${"0a".repeat(16)}?sid=1`, "Loom", `/embed/${"0a".repeat(16)}`],
  ["https://www.figma.com/file/AbC123/Name?node-id=1-2&t=x", "Figma", "/design/AbC123?node-id=1-2"],
  ["https://www.figma.com/proto/AbC123/Name", "Figma", "/proto/AbC123?embed-host="],
  ["https://codepen.io/team/codepen/pen/PNaGbb", "CodePen", "/team/codepen/embed/PNaGbb?"],
  ["https://docs.google.com/presentation/d/1AbCdEfGhIjK/edit#slide=1", "Google Slides", "/embed?"],
  ["https://docs.google.com/presentation/d/e/2PACX-1vAbCd/pub", "Google Slides", "/pubembed?"],
])("%s is shown by the player of %s", (address, site, part) => {
  const player = playerOf(address);
  expect(player).toMatchObject({ site, src: expect.stringContaining(part) });
  expect(playerOrigins).toContain(new URL(player?.src ?? "").origin);
  expect(player?.page).not.toMatch(/follows|sid=|&t=x/);
});

test.each([
  "",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
  "https://youtube.com@example.org/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/redirect?q=https://example.org",
  'https://www.youtube.com/embed/dQw4w9WgXc"',
  "https://docs.google.com/forms/d/1AbCdEfGhIjK/edit",
  "https://www.figma.com/@someone",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "data:text/html,youtu.be/dQw4w9WgXcQ",
  "https://",
])("%s has no player", (address) => {
  expect(playerOf(address)).toBeNull();
});

test("a frame may never lead the window elsewhere, and an upright video is upright", () => {
  const player = playerOf("https://youtube.com/shorts/dQw4w9WgXcQ");
  expect(player?.sandbox).not.toContain("top-navigation");
  expect(player?.aspectRatio).toBeLessThan(1);
});
