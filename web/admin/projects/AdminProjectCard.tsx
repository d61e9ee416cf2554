import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AdminProjectCard_project$key } from "../../__generated__/AdminProjectCard_project.graphql";
import { paths } from "../../paths";
import { Switch } from "../../ui/switch/Switch";
import { usePublicCheck } from "../check/usePublicCheck";
import { WarningsDialog } from "../check/WarningsDialog";
import { draftStateText } from "../editing/drafts/draftState";
import { useHasDrafts } from "../editing/drafts/useHasDrafts";
import { inNoList } from "../visibility/publishChoices";
import { VisibilityMenu } from "../visibility/VisibilityMenu";
import { PasswordNote } from "./PasswordNote";
import { ProjectActions } from "./ProjectActions";
import { useProtectProject } from "./projectActions";
import { ProjectThumbnails } from "./thumbnails/ProjectThumbnails";
import "./AdminProjectCard.css";

type Props = {
  project: AdminProjectCard_project$key;
  /** Called when the owner has confirmed the deletion. */
  onDelete: () => void;
  onVisibilityChanged: () => void;
};

/** A project in the list: its name, its pictures and its actions. */
export function AdminProjectCard({ project, onDelete, onVisibilityChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment AdminProjectCard_project on Project {
        id
        databaseId
        name
        slug
        showOnHome
        isPasswordProtected
        visibility
        openCommentCount
        workImages {
          id
        }
        ...useHasDrafts_project
        ...ProjectThumbnails_project
        ...ProjectActions_project
        ...VisibilityMenu_project
      }
    `,
    project,
  );
  const { id, name, slug, showOnHome, isPasswordProtected } = data;
  const isInNoList = data.visibility === "PUBLIC" && !showOnHome && data.workImages.length === 0;
  const hasDrafts = useHasDrafts(data);
  const protectProject = useProtectProject();
  const publicCheck = usePublicCheck();
  const headingId = useId();
  const noteId = useId();
  return (
    <article className="admin-card stack-wide" aria-labelledby={headingId}>
      <header className="admin-card-head wrap">
        <div className="admin-card-names">
          <h2 className="admin-card-name one-line strong" id={headingId} dir="auto">
            {name}
          </h2>
          <Link
            className="admin-card-slug one-line quiet close-lines"
            to={paths.project(slug)}
            aria-label={`View /${slug}`}
          >
            /{slug}
          </Link>
          {isInNoList && <p className="admin-card-note fine close-lines">{inNoList}</p>}
          {hasDrafts && (
            <Link
              className="admin-card-unsaved small close-lines"
              to={paths.editProject(data.databaseId)}
              aria-describedby={headingId}
            >
              {draftStateText("stored", data.visibility !== "DRAFT")}
            </Link>
          )}
          {data.openCommentCount > 0 && (
            <Link
              className="admin-card-unsaved small close-lines"
              to={paths.editProject(data.databaseId)}
              aria-describedby={headingId}
            >
              {data.openCommentCount === 1
                ? "1 open comment"
                : `${data.openCommentCount} open comments`}
            </Link>
          )}
        </div>
        <div className="admin-card-badges cluster fixed-size">
          {showOnHome && <span className="admin-card-badge smaller fixed-size">Home</span>}
          <VisibilityMenu project={data} onChanged={onVisibilityChanged} />
        </div>
      </header>
      <ProjectThumbnails project={data} />
      <footer className="admin-card-foot wrap">
        <div className="admin-card-protection">
          <Switch
            // Already shown as off while the server checks what becomes public.
            isSelected={isPasswordProtected && !publicCheck.isChecking}
            aria-busy={publicCheck.isChecking}
            aria-describedby={`${headingId} ${noteId}`}
            onChange={(isSelected) => {
              if (publicCheck.isChecking) return;
              const change = () => protectProject(id, isSelected);
              if (isSelected) change();
              else publicCheck.check({ id, isPasswordProtected: false }, change);
            }}
          >
            Password protection
          </Switch>
          {isPasswordProtected && (
            <p className="admin-card-note fine close-lines" id={noteId}>
              <PasswordNote subject="Its case study" />
            </p>
          )}
        </div>
        <ProjectActions project={data} onDelete={onDelete} />
      </footer>
      <WarningsDialog
        check={publicCheck}
        action="Unprotect"
        cancelLabel="Keep protected"
        lasting="When you protect it again later, browsers that have a file already may still show it."
      />
    </article>
  );
}
