import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addBasePath, setBasePath } from "./base-path";
import { jsx } from "./jsx-runtime";
import { RichText } from "./rich-text/RichText";
import { stripBasePath } from "./strip-base-path";

beforeEach(() => setBasePath("/work"));
afterEach(() => setBasePath(""));

test("the path stands before addresses of the site alone, whatever they begin with", () => {
  expect(addBasePath("/work")).toBe("/work/work");
  for (const other of ["https://x.org/work", "//x.org", "#top", "", "mailto:a@x.org"]) {
    expect(addBasePath(other)).toBe(other);
  }
  expect(addBasePath("/a.avif 320w, /b.avif 640w")).toBe("/work/a.avif 320w, /work/b.avif 640w");
  expect(["/work", "/work/", "/work/work", "/works"].map(stripBasePath)).toEqual([
    ...["/", "/", "/work", null],
  ]);
});

test("elements have their addresses on the host, components those of the site", () => {
  const given = { href: "/about", src: "/a.png", srcSet: "/a.png 1x", action: "/for", title: "/" };
  expect(jsx("a", given).props).toEqual({
    ...{ href: "/work/about", src: "/work/a.png", srcSet: "/work/a.png 1x", action: "/work/for" },
    title: "/",
  });
  expect(jsx(RichText, given).props).toBe(given);
  setBasePath("");
  expect(jsx("a", given).props).toBe(given);
});

test("links in texts lead below the path, and what looks like one is left alone", () => {
  const html = '<p>href="/a" <a dir="auto" href="/a">a</a> <a href="//x.org">b</a></p>';
  const { container } = render(<RichText html={html} />);
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/work/a",
    "//x.org",
  ]);
  expect(container.textContent).toBe('href="/a" a b');
});
