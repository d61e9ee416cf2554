import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Beginning_query$key } from "../../__generated__/Beginning_query.graphql";
import { useProjectList } from "../projects/ProjectListContext";
import { ChoicePanel } from "./ChoicePanel";
import { RemoveDemoDialog } from "./demo/RemoveDemoDialog";
import { SetupPanel } from "./setup/SetupPanel";
import "./Beginning.css";

/**
 * What the owner meets first: the choice what to begin with, then what is still to do until the site is
 * hers. A site from before this, with projects of her own, asks for nothing.
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
