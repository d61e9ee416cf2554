/** Parameters that campaigns, networks and mail programs add to an address. */
const ofTheWay =
  /^(?:(?:utm|mtm|pk|hsa|mc)_.*|_ga|_gl|fbclid|gclid|dclid|msclkid|yclid|ttclid|twclid|igshid|igsh|ref|ref_src)$/;

type AddressParameters = {
  /** The parameters that select a page, sorted. */
  ofPage: URLSearchParams;
  /** The parameters that identify where a visitor comes from. */
  ofWay: URLSearchParams;
};

/** The parameters of an address, split by their purpose. */
export function addressParameters(address: string): AddressParameters {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(address) ?? [];
  const [ofPage, ofWay] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of new URLSearchParams(query)) {
    (ofTheWay.test(name) ? ofWay : ofPage).append(name, value);
  }
  ofPage.sort();
  return { ofPage, ofWay };
}

/**
 * Whether an address of the home page has a parameter that may have selected a page of a former site: the
 * home page of this site has no parameters.
 */
export function isFormerFirstPage(url: string): boolean {
  return url.startsWith("/?") && addressParameters(url).ofPage.size > 0;
}
