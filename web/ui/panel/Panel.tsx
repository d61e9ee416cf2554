import { type ReactNode, useId } from "react";
import { FormTitle } from "../unsaved/unsavedForms";
import "./Panel.css";

type Props = { title: string; description?: ReactNode; children: ReactNode };

/**
 * A titled group of controls. Title and description are beside the controls if there is enough space,
 * otherwise above them.
 */
export function Panel({ title, description, children }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-words">
        <h2 className="panel-title strong close-lines" id={id}>
          {title}
        </h2>
        {description && <p className="panel-description muted">{description}</p>}
      </div>
      <div className="panel-body">
        <FormTitle value={title}>{children}</FormTitle>
      </div>
    </section>
  );
}
