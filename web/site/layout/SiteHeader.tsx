import { graphql, useFragment } from "react-relay";
import { Link, NavLink } from "react-router";
import { menuPages } from "../../../pages/paths";
import type { SiteHeader_siteIdentity$key } from "../../__generated__/SiteHeader_siteIdentity.graphql";
import { Picture } from "../../media/Picture";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import "./SiteHeader.css";

type Props = { siteIdentity: SiteHeader_siteIdentity$key | null };

export function SiteHeader({ siteIdentity }: Props) {
  const say = useWords();
  const identity = useFragment(
    graphql`
      fragment SiteHeader_siteIdentity on SiteIdentity {
        ownerName
        logo {
          ...Picture_media
        }
      }
    `,
    siteIdentity,
  );
  const name = identity?.ownerName || say("site.name");
  return (
    <header className="site-header">
      <div className="site-header-row bar">
        <div className="site-header-name">
          <Link
            className="site-header-logo row touchable"
            to={paths.home}
            aria-label={say("site.home", { name })}
            style={{ "--characters": name.length }}
            viewTransition
          >
            {identity?.logo ? (
              <Picture media={identity.logo} sizes="160px" alt="" />
            ) : (
              <span dir="auto">{name}</span>
            )}
          </Link>
        </div>
        <nav aria-label={say("menu.label")}>
          <ul className="site-header-links wrap">
            {menuPages.map(([page, word]) => (
              <li key={page}>
                <NavLink
                  className="site-header-link row small touchable"
                  to={paths[page]}
                  viewTransition
                >
                  {say(word)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
