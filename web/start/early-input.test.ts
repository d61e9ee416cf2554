import { afterEach, expect, test, vi } from "vitest";
import { keepEarlyInput } from "./early-input";

afterEach(() => {
  document.body.innerHTML = "";
  delete document.documentElement.dataset.hydrated;
});

test.each([
  '<a role="tab" id="tab-links" href="/links">Links</a>',
  '<div role="tab" id="tab-links">Links</div>',
])(
  "%s pressed early is pressed once the page is taken over, also where it was made anew",
  async (html) => {
    const handleClick = vi.fn((event: Event) => event.preventDefault());
    const showTab = () => {
      document.body.innerHTML = html;
      const tab = document.querySelector<HTMLElement>("[role=tab]");
      tab?.addEventListener("click", handleClick);
      return tab;
    };
    const early = showTab();
    keepEarlyInput(() => true);
    early?.click();
    expect(handleClick).not.toHaveBeenCalled();

    showTab();
    expect(early?.isConnected).toBe(false);
    document.documentElement.dataset.hydrated = "";
    await vi.waitFor(() => expect(handleClick).toHaveBeenCalledTimes(1));
  },
);
