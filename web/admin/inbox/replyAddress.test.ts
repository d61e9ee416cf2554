import { expect, test } from "vitest";
import { replyAddress } from "./Message";

test("a reply begins with the name of the sender and what was written, in words of no language", () => {
  const address = new URL(
    replyAddress(
      { name: "Odile", email: "odile@example.com", message: "One\nTwo" },
      "Ilse Maravel",
    ),
  );
  expect(address.pathname).toBe("odile@example.com");
  expect(address.searchParams.get("subject")).toBe("Re: Ilse Maravel");
  expect(address.searchParams.get("body")).toBe("Odile,\r\n\r\n\r\n\r\n> One\r\n> Two\r\n");
});

test.each(["a word ", "港", "🌊", "\n"])(
  "an address with many %j has at most 2,000 bytes",
  (part) => {
    const address = replyAddress(
      { name: "Odile", email: "odile@example.com", message: part.repeat(2_000) },
      "Ilse Maravel",
    );
    expect(address.length).toBeLessThanOrEqual(2_000);
    expect(address.length).toBeGreaterThan(1_500);
    expect(new URL(address).searchParams.get("body")).toContain(`> ${part.trim()}`);
  },
);

test("nothing a visitor typed adds a recipient or a header", () => {
  const address = replyAddress(
    { name: "x&bcc=a@example.com", email: "a@example.com?bcc=b@example.com", message: "&cc=c" },
    "Site",
  );
  expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
});
