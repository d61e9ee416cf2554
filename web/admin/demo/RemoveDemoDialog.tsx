import { graphql, useFragment } from "react-relay";
import type { RemoveDemoDialog_demo$key } from "../../__generated__/RemoveDemoDialog_demo.graphql";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { useParameter } from "../layout/useParameter";
import { useRemoveDemo } from "./demoActions";
import { removalWords } from "./removalWords";

type Props = { demo: RemoveDemoDialog_demo$key; onRemoved?: () => void };

/** Asks before the demo portfolio is removed. Open while the address has `?remove-demo`. */
export function RemoveDemoDialog({ demo, onRemoved = () => {} }: Props) {
  const { isPresent, projects, changedProjects } = useFragment(
    graphql`
      fragment RemoveDemoDialog_demo on Demo {
        isPresent
        projects {
          name
        }
        changedProjects {
          name
        }
      }
    `,
    demo,
  );
  const [asked, setAsked] = useParameter("remove-demo");
  const close = () => setAsked(null, { replace: true });
  const { submit, isPending } = useRemoveDemo();
  const remove = () =>
    submit({}, () => {
      close();
      onRemoved();
    });
  return (
    <ConfirmDialog
      title="Remove the demo?"
      description={removalWords(projects, changedProjects)}
      confirmLabel="Remove demo"
      isDestructive
      isPending={isPending}
      isOpen={isPresent && asked !== null}
      onConfirm={remove}
      onCancel={close}
    />
  );
}
