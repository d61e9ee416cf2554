import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { nameInAddress } from "../addresses/placeAddress";

/**
 * The id of the visible part of a tab, and the function that selects a part. A navigation to an address that
 * names a part by its label selects that part, see placeAddress.
 */
export function useAddressedPart(parts: readonly { id: string; label: string }[], first: string) {
  const location = useLocation();
  const [part, setPart] = useState(first);
  // In an effect, because the server, which renders the page first, does not get the hash of an address.
  useEffect(() => {
    const [name] = location.hash.slice(1).split(".");
    const named = parts.find(({ label }) => nameInAddress(label) === name);
    if (named) setPart(named.id);
  }, [location, parts]);
  return [part, setPart] as const;
}
