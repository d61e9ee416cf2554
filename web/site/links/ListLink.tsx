import type { ComponentType } from "react";
import { Link, type LinkProps, NavLink } from "react-router";

type Props = Omit<LinkProps, "to" | "style"> & { to: string; className: string };

/**
 * Replaces the router's links on the server. The router's links compute addresses and states that the server
 * does not need. On a page with a hundred links they take a quarter of the rendering time.
 */
function Anchor({ to, viewTransition, ...attributes }: Props) {
  return <a {...attributes} href={to} data-discover="true" />;
}

const isServer = typeof window === "undefined";

/** A link for pages with many links, to an address of this site. */
export const ListLink: ComponentType<Props> = isServer ? Anchor : Link;

/** A link like ListLink, with the class `transitioning` while its page opens. */
export const ListNavLink: ComponentType<Props> = isServer ? Anchor : NavLink;
