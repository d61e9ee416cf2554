import { ModuleThread } from "./ModuleThread";
import { type ModuleComment, useComments } from "./ReviewedModules";
import "./ModuleComments.css";

/** The numbers of open comments and to-dos, on the card of a module. */
export function CommentCount({ moduleId }: { moduleId: string }) {
  const open = useComments((id) => id === moduleId).filter(({ isResolved }) => !isResolved);
  const todos = open.filter(({ isTodo }) => isTodo).length;
  if (open.length === 0) return null;
  return (
    <span className="module-card-type smaller fixed-size">
      {open.length === 1 ? "1 comment" : `${open.length} comments`}
      {todos > 0 && `, ${todos} to do`}
    </span>
  );
}

/** The comments on a module. Renders nothing if the module has no comments. */
export function ModuleComments({ moduleId }: { moduleId: string }) {
  return (
    <CommentList label="Comments on this module" comments={useComments((id) => id === moduleId)} />
  );
}

type ListProps = { label: string; comments: readonly ModuleComment[] };

export function CommentList({ label, comments }: ListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className="module-comments stack-wide" aria-label={label}>
      {comments.map((comment) => (
        <ModuleThread key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}
