import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { PageContext, type PageResponse } from "../../rendering/PageContext";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { PageHead } from "./PageHead";

function renderHead(address: string, listedAt?: string) {
  const response: PageResponse = {
    ...{ status: 200, things: [], firstPictures: [], modulePaths: [] },
    deriveTheme: () => ({}),
  };
  renderWithRelay(
    <PageContext
      value={{
        origin: "https://ilse.example",
        theme: null,
        siteTheme: null,
        words: null,
        voice: "GROTESQUE",
        fillsLargeScreens: false,
        postedForm: null,
        response,
      }}
    >
      <PageHead title="Work" listedAt={listedAt} image={{ src: "/preview.jpg", text: "Passage" }} />
    </PageContext>,
    createMockEnvironment(),
    [address],
  );
  return response;
}

const property = (name: string) =>
  document.head.querySelector(`meta[property="${name}"]`)?.getAttribute("content");

test.each(["/work", "/work/", "/WORK", "/work?view=3"])(
  "however the address is spelled, as in %s, the page has one",
  (address) => {
    renderHead(address, "/work");
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute(
      "href",
      "https://ilse.example/work",
    );
    expect(property("og:url")).toBe("https://ilse.example/work");
  },
);

test("a page that is not to be listed names no address for it, and says so to the server", () => {
  expect(renderHead("/work").isUnlisted).toBe(true);
  expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the preview's picture comes with words", () => {
  expect(renderHead("/work", "/work").isUnlisted).toBeUndefined();
  expect(property("og:image")).toBe("https://ilse.example/preview.jpg");
  expect(property("og:image:alt")).toBe("Passage");
});
