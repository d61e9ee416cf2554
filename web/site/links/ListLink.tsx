import type { ComponentType } from "react";
import { Link, type LinkProps, NavLink } from "react-router";

type Props = Omit<LinkProps, "to" | "style"> & { to: string; className: string };

/**
 * What the router's links are on the server. They work out addresses and states there that nobody asks for,
 * which takes a quarter of a page with a hundred links.
 */
function Anchor({ to, viewTransition, ...attributes }: Props) {
  return <a {...attributes} href={to} data-discover="true" />;
}

const isServer = typeof window === "undefined";

/** A link of which a page has many, to an address of the site's own. */
export const ListLink: ComponentType<Props> = isServer ? Anchor : Link;

/** The same, with the class `transitioning` while the page opens that it leads to. */
export const ListNavLink: ComponentType<Props> = isServer ? Anchor : NavLink;
