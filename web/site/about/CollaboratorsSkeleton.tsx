import "./Collaborators.css";

/** The shape of the collaborators while they are on their way. */
export function CollaboratorsSkeleton() {
  return (
    <div className="collaborators-skeleton" role="status">
      <span className="visually-hidden">Loading collaborators</span>
      <div className="skeleton" data-shape="tabs" />
      <div className="skeleton" data-shape="words" />
      <div className="skeleton" data-shape="quotes" />
    </div>
  );
}
