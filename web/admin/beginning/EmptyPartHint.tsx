import { Link } from "react-router";
import { paths } from "../../paths";
import { placeAddress } from "../addresses/placeAddress";
import "./EmptyPartHint.css";

const inAbout = (field: string) => placeAddress(paths.adminAbout, "Main Content", field);

/** For each part of the site that can be empty: why it is empty, and the link to the field that fills it. */
const hints = {
  homeProjects: {
    why: "No public project is shown on the home page.",
    link: "Choose projects",
    to: paths.admin,
  },
  teaser: {
    why: "The teaser about you has neither words nor a photo.",
    link: "Write it",
    to: placeAddress(paths.siteSettings, "Site Identity", "Teaser text"),
  },
  workImages: {
    why: "No public project has work images.",
    link: "Add some",
    to: paths.admin,
  },
  aboutParagraph: {
    why: "The main paragraph is empty.",
    link: "Write it",
    to: inAbout("Main paragraph"),
  },
  aboutRole: {
    why: "The current role is empty.",
    link: "Write it",
    to: inAbout("Current role"),
  },
  collaborators: {
    why: "There are no collaborator tabs.",
    link: "Add one",
    to: placeAddress(paths.adminAbout, "Collaborators"),
  },
};

/** Tells the owner why a part of the page is empty for visitors, with a link to the field that fills it. */
export function EmptyPartHint({ part }: { part: keyof typeof hints }) {
  const { why, link, to } = hints[part];
  return (
    <p className="empty-part-hint quiet" role="note">
      {why} Visitors see nothing here; only you see this note.{" "}
      <Link className="text-link" to={to}>
        {link}
      </Link>
    </p>
  );
}
