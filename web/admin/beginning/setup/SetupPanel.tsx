import { Suspense, useEffect, useId, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { setCodeOf } from "../../../../words/languages";
import type { SetupFlow_query$key } from "../../../__generated__/SetupFlow_query.graphql";
import type { SetupPanel_siteSetup$key } from "../../../__generated__/SetupPanel_siteSetup.graphql";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { useHydrated } from "../../../site/useHydrated";
import { Button } from "../../../ui/button/Button";
import { useRestoreDemo } from "../../demo/demoActions";
import { RemoveDemoButton } from "../../demo/RemoveDemoButton";
import { lazyByAttempt } from "../../layout/lazyByAttempt";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { Removable } from "../../layout/Removable";
import { useParameter } from "../../layout/useParameter";
import { useProjectList } from "../../projects/ProjectListContext";
import { useUpdateSiteSetup } from "../useUpdateSiteSetup";
import { flowParts, languageAddress, nextPart, setupLine } from "./setupSteps";

const flowOf = lazyByAttempt(async () => (await import("./SetupFlow")).SetupFlow);

const names = new Intl.DisplayNames("en", { type: "language" });

type Props = {
  siteSetup: SetupPanel_siteSetup$key;
  query: SetupFlow_query$key;
  isDemoPresent: boolean;
  isDemoRestorable: boolean;
  /** Whether the panel takes the focus, because it has replaced the panel that had the focus. */
  takesFocus: boolean;
};

/** The set-up: a checklist that links to each field, and a sequence of forms for some of its steps. */
export function SetupPanel({ siteSetup, query, takesFocus, ...demo }: Props) {
  const { steps } = useFragment(
    graphql`
      fragment SetupPanel_siteSetup on SiteSetup {
        steps {
          name
          isDone
          project {
            databaseId
          }
        }
      }
    `,
    siteSetup,
  );
  const id = useId();
  const { language = "en" } = useSiteLayout()?.siteWords ?? {};
  const siteLanguage = names.of(setCodeOf(language));
  const isHydrated = useHydrated();
  const [setup, setSetup] = useParameter("setup");
  const part = flowParts.find((one) => one === setup);
  const next = nextPart(steps);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  const isDone = doneCount === steps.length;
  const { refresh } = useProjectList();
  const restoration = useRestoreDemo();
  const { submit: updateSiteSetup, isPending } = useUpdateSiteSetup();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const partBefore = useRef(part);
  useEffect(() => {
    // The form of the part was removed, and the focused element with it.
    if (partBefore.current && !part) title.current?.focus();
    partBefore.current = part;
  }, [part]);
  return (
    <Removable as="section" className="beginning stack-wide" aria-labelledby={id}>
      <h2 className="beginning-title strong" id={id} ref={title} tabIndex={-1}>
        Make the site yours
      </h2>
      <p className="beginning-words muted">
        {isDone ? "Everything is done." : `${doneCount} of ${steps.length} done.`}
      </p>
      {part ? (
        isHydrated && (
          <Suspense>
            <PanelBoundary message="The form could not be loaded.">
              {(attempt) => {
                const SetupFlow = flowOf(attempt);
                return <SetupFlow key={part} part={part} query={query} />;
              }}
            </PanelBoundary>
          </Suspense>
        )
      ) : (
        <>
          <ul className="beginning-steps">
            {steps.map((step) => {
              const line = setupLine(step);
              return (
                line && (
                  <li key={step.name} className="beginning-step row" data-done={step.isDone}>
                    <Link className="text-link" to={line.address}>
                      {line.label}
                    </Link>
                    {step.isDone && <span className="visually-hidden">, done</span>}
                  </li>
                )
              );
            })}
          </ul>
          <p className="field-description">
            Visitors read menus, forms and names of sections in {siteLanguage}.{" "}
            <Link className="text-link" to={languageAddress}>
              Choose another language
            </Link>
          </p>
          <div className="admin-form-actions cluster">
            {next && (
              <Button variant="primary" onClick={() => setSetup(next)}>
                {doneCount === 0 ? "Begin" : "Continue"}
              </Button>
            )}
            <Button
              variant={isDone ? "primary" : "secondary"}
              isPending={isPending}
              aria-describedby={`${id}-finish`}
              onClick={() => updateSiteSetup({ input: { isFinished: true } })}
            >
              Finish the set-up
            </Button>
            {demo.isDemoPresent && <RemoveDemoButton />}
            {demo.isDemoRestorable && (
              <Button
                variant="quiet"
                isPending={restoration.isPending}
                onClick={() => restoration.submit({}, () => refresh())}
              >
                Bring the demo back
              </Button>
            )}
          </div>
          <p className="field-description" id={`${id}-finish`}>
            Once you finish the set-up, this list disappears. Where a part of the site is empty, you
            see a note, and visitors see nothing.
          </p>
        </>
      )}
    </Removable>
  );
}
