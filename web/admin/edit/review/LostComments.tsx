import { sectionKeys } from "../../../../content/sections";
import type { ProjectValues } from "../model/projectValues";
import { CommentList } from "./ModuleComments";
import { useComments } from "./ReviewedModules";

/** The comments on modules that the project no longer has. */
export function LostComments({ values }: { values: ProjectValues }) {
  const ids = new Set(sectionKeys.flatMap((key) => values[key].map(({ id }) => id)));
  const lost = useComments((id) => !ids.has(id));
  if (lost.length === 0) return null;
  return (
    <section className="edit-card" aria-labelledby="lost-comments">
      <h2 className="edit-card-title strong" id="lost-comments">
        Comments on modules that are gone
      </h2>
      <CommentList label="Comments on modules that are gone" comments={lost} />
    </section>
  );
}
