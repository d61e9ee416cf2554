import { createContext, type ReactNode, useContext } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { siteLayoutQuery as SiteLayoutQuery } from "../__generated__/siteLayoutQuery.graphql";
import { siteLayoutQuery } from "./siteLayoutQuery";

type SiteLayoutData = SiteLayoutQuery["response"];

const Context = createContext<SiteLayoutData | null>(null);

/** The data of the layout of all pages. Null if it could not be read. */
export function useSiteLayout(): SiteLayoutData | null {
  return useContext(Context);
}

type Props = { reference: PreloadedQuery<SiteLayoutQuery> | null; children: ReactNode };

/** Provides the data of the layout of all pages. */
export function SiteLayoutProvider({ reference, children }: Props) {
  if (!reference) return children;
  return <LoadedProvider reference={reference}>{children}</LoadedProvider>;
}

function LoadedProvider({
  reference,
  children,
}: Props & { reference: PreloadedQuery<SiteLayoutQuery> }) {
  const layout = usePreloadedQuery<SiteLayoutQuery>(siteLayoutQuery, reference);
  return <Context value={layout}>{children}</Context>;
}
