/** What campaigns, networks and mail programs add to an address. */
const ofTheWay =
  /^(?:(?:utm|mtm|pk|hsa|mc)_.*|_ga|_gl|fbclid|gclid|dclid|msclkid|yclid|ttclid|twclid|igshid|igsh|ref|ref_src)$/;

type AddressParameters = {
  /** What may name a page, in an order that does not depend on the address. */
  ofPage: URLSearchParams;
  /** What tells where somebody comes from. */
  ofWay: URLSearchParams;
};

/** The parameters of an address, by what they are for. */
export function addressParameters(address: string): AddressParameters {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(address) ?? [];
  const [ofPage, ofWay] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of new URLSearchParams(query)) {
    (ofTheWay.test(name) ? ofWay : ofPage).append(name, value);
  }
  ofPage.sort();
  return { ofPage, ofWay };
}

/** Whether an address is that of a page of a former site, by a parameter: this one's first page has none. */
export function isFormerFirstPage(url: string): boolean {
  return url.startsWith("/?") && addressParameters(url).ofPage.size > 0;
}
