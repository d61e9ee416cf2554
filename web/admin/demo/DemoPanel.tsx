import { graphql, useFragment } from "react-relay";
import type { DemoPanel_demo$key } from "../../__generated__/DemoPanel_demo.graphql";
import { Button } from "../../ui/button/Button";
import { Panel } from "../../ui/panel/Panel";
import { useRestoreDemo } from "./demoActions";
import { RemoveDemoButton } from "./RemoveDemoButton";
import { RemoveDemoDialog } from "./RemoveDemoDialog";
import { restorableWords } from "./removalWords";

/** Removes the demo portfolio, or restores it. Renders nothing if neither is possible. */
export function DemoPanel({ demo }: { demo: DemoPanel_demo$key }) {
  const data = useFragment(
    graphql`
      fragment DemoPanel_demo on Demo {
        isPresent
        restorableUntil
        ...RemoveDemoDialog_demo
      }
    `,
    demo,
  );
  const { isPresent, restorableUntil } = data;
  const { submit, isPending } = useRestoreDemo();
  if (!isPresent && !restorableUntil) return null;
  return (
    <Panel
      title="Demo Portfolio"
      description="Projects, words and pictures of an invented designer, to look around in."
    >
      {restorableUntil && <p>{restorableWords(restorableUntil)}</p>}
      <div className="admin-form-actions cluster">
        {isPresent && <RemoveDemoButton />}
        {restorableUntil && (
          <Button isPending={isPending} onClick={() => submit({})}>
            Bring the demo back
          </Button>
        )}
      </div>
      <RemoveDemoDialog demo={data} />
    </Panel>
  );
}
