import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Beginning_query$key } from "../../__generated__/Beginning_query.graphql";
import { Button } from "../../ui/button/Button";
import { useRemoveDemo } from "../demo/demoActions";
import { RemoveDemoDialog } from "../demo/RemoveDemoDialog";
import { useProjectList } from "../projects/ProjectListContext";
import { SetupPanel } from "./setup/SetupPanel";
import { useUpdateSiteSetup } from "./useUpdateSiteSetup";
import "./Beginning.css";

/**
 * The owner's first steps: the choice between the demo portfolio and an empty site, then the
 * checklist of the set-up until it is finished. On a site from before the release with the set-up,
 * it renders only the choice, and only while the site has nothing but the demo portfolio.
 */
export function Beginning({ query }: { query: Beginning_query$key }) {
  const data = useFragment(
    graphql`
      fragment Beginning_query on Query {
        demo {
          isPresent
          isAlone
          restorableUntil
          ...RemoveDemoDialog_demo
        }
        siteSetup {
          id
          beginning
          isFinished
          isOffered
          ...SetupPanel_siteSetup
        }
        ...SetupFlow_query
      }
    `,
    query,
  );
  const { demo, siteSetup } = data;
  const { refresh } = useProjectList();
  const hasChosen = Boolean(siteSetup.beginning);
  const { isFinished, isOffered } = siteSetup;
  const { isPresent, isAlone, restorableUntil } = demo;
  const isAsked = !hasChosen && isPresent && (isOffered ? !isFinished : isAlone);
  const [wasAsked] = useState(isAsked);
  return (
    <>
      {isAsked && <ChoicePanel />}
      {isOffered && !isFinished && !isAsked && (
        <SetupPanel
          siteSetup={siteSetup}
          query={data}
          isDemoPresent={isPresent}
          isDemoRestorable={Boolean(restorableUntil)}
          takesFocus={wasAsked}
        />
      )}
      <RemoveDemoDialog demo={demo} onRemoved={refresh} />
    </>
  );
}

/** The choice between the demo portfolio and an empty site. The rest of the page stays usable. */
function ChoicePanel() {
  const id = useId();
  const { refresh } = useProjectList();
  const removal = useRemoveDemo();
  const { submit: updateSiteSetup, isPending: isKeeping } = useUpdateSiteSetup();
  return (
    <section className="beginning stack-wide" aria-labelledby={id}>
      <h2 className="beginning-title strong" id={id}>
        How do you want to begin?
      </h2>
      <p className="beginning-words muted">
        What you see is a demo: an invented designer with her projects, words and pictures. Start
        with a site of your own, and the whole demo is removed; what you have written or uploaded
        stays, and for thirty days you can bring the demo back. Or keep it to look around, and
        remove it later.
      </p>
      <div className="admin-form-actions cluster">
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
          onClick={() => updateSiteSetup({ input: { beginning: "DEMO" } }, () => refresh())}
        >
          Keep the demo to look around
        </Button>
      </div>
    </section>
  );
}
