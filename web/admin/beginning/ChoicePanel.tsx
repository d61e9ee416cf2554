import { useId } from "react";
import { Button } from "../../ui/button/Button";
import { useProjectList } from "../projects/ProjectListContext";
import { useRemoveDemo } from "./demo/demoActions";
import { useUpdateSiteSetup } from "./useUpdateSiteSetup";

/** What to begin with. It can wait: everything beside it works. */
export function ChoicePanel() {
  const id = useId();
  const { refresh } = useProjectList();
  const removal = useRemoveDemo();
  const { updateSiteSetup, isPending: isKeeping } = useUpdateSiteSetup(refresh);
  return (
    <section className="beginning" aria-labelledby={id}>
      <h2 className="beginning-title" id={id}>
        How do you want to begin?
      </h2>
      <p className="beginning-words">
        What you see is a demo: an invented designer with her projects, words and pictures. Start
        with a site of your own, and the demo goes as a whole; what you have written or uploaded
        stays, and for thirty days you can bring the demo back. Or keep it to look around, and
        remove it later.
      </p>
      <div className="admin-form-actions">
        <Button
          variant="primary"
          isPending={removal.isPending}
          isDisabled={isKeeping}
          onClick={() => removal.submit({}, () => refresh())}
        >
          Start with my own
        </Button>
        <Button
          isPending={isKeeping}
          isDisabled={removal.isPending}
          onClick={() => updateSiteSetup({ beginning: "DEMO" })}
        >
          Keep the demo to look around
        </Button>
      </div>
    </section>
  );
}
