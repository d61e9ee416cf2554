/** Matches parameters that campaigns, social networks and mail programs add to an address. */
const ofTheWay =
  /^(?:(?:utm|mtm|pk|hsa|mc)_.*|_ga|_gl|fbclid|gclid|dclid|msclkid|yclid|ttclid|twclid|igshid|igsh|ref|ref_src)$/;

type AddressParameters = {
  /** The parameters that may select a page, sorted by name. */
  ofPage: URLSearchParams;
  /** The parameters that say where a visitor comes from. */
  ofWay: URLSearchParams;
};

/** Splits the parameters of an address by their purpose. */
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
 * Whether an address may be one of a former site that selected a page by a parameter, such as `/?page_id=2`.
 * True for the home page with such a parameter: on this site the home page has no parameters.
 */
export function isFormerFirstPage(url: string): boolean {
  return url.startsWith("/?") && addressParameters(url).ofPage.size > 0;
}
