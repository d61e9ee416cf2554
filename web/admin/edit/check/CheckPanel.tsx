import {
  type ComponentProps,
  lazy,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CheckPanelQuery } from "../../../__generated__/CheckPanelQuery.graphql";
import { unpublished } from "../../../relay/browser-network";
import { useSectionNames } from "../../editing/sectionNames";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { type ProjectValues, shownModules } from "../model/projectValues";
import type { Picked } from "../places/findField";
import { nameOfPart } from "../places/nameOfPart";
import { standInOf } from "./exposures";
import { type CheckedProject, findFindings, imagesOf } from "./findFindings";
import type { CheckFacts, Finding } from "./finding";
import { picturesOf } from "./pictures";
import { SlideMeasure } from "./SlideMeasure";
import { ownAddress, paragraphsOf } from "./texts";
import "./CheckPanel.css";

type Props = {
  values: ProjectValues;
  project: CheckedProject;
  onGo: (part: string, picked: Picked) => void;
};

const noFacts: CheckFacts = { mediaOf: () => undefined, targetOf: () => undefined };

/** Lists possible faults of the project before it is published, each as a button that shows its field. */
export function CheckPanel(props: Props) {
  const [isMounted, setMounted] = useState(false);
  // The findings are rendered only in the browser: they need the page's origin, and data that they fetch.
  useEffect(() => setMounted(true), []);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  return (
    <section className="check-panel" aria-label="Check" ref={setPanel}>
      {isMounted && <Check {...props} panel={panel} />}
    </section>
  );
}

function Check({ values, project, onGo, panel }: Props & { panel: HTMLElement | null }) {
  // The check lags behind the form, because typing has priority.
  const shown = useDeferredValue(values);
  const settled = useSettled(values, panel);
  const [fullParts, setFullParts] = useState<readonly string[]>([]);
  const findings = (facts: CheckFacts) => (
    <FindingList
      findings={[...findFindings(shown, project, facts), ...fullParts.map(tooFull)]}
      values={shown}
      onGo={onGo}
    />
  );
  const addresses = mediaIn(shown).join("\n");
  const links = linksIn(shown).join("\n");
  return (
    <>
      <PanelBoundary message="Pictures and links could not be checked.">
        {(attempt) => (
          <Suspense fallback={findings(noFacts)}>
            <Checked addresses={addresses} links={links} attempt={attempt}>
              {findings}
            </Checked>
          </Suspense>
        )}
      </PanelBoundary>
      {settled && (
        <PanelBoundary message="The slides could not be measured.">
          {() => (
            <Suspense>
              <LateSlideMeasure values={settled} onMeasured={setFullParts} />
            </Suspense>
          )}
        </PanelBoundary>
      )}
    </>
  );
}

const LateSlideMeasure = lazy(async () => {
  const slides = await import("../../../site/slides/slidesRoute");
  return {
    default: (props: Omit<ComponentProps<typeof SlideMeasure>, "slides">) => (
      <SlideMeasure slides={slides} {...props} />
    ),
  };
});

/** How long the values must stay unchanged before slides are measured, in milliseconds. */
const calm = 3_000;

/** The last values that stayed unchanged for {@link calm} while the panel was visible. Null until then. */
function useSettled(values: ProjectValues, panel: HTMLElement | null): ProjectValues | null {
  const [settled, setSettled] = useState<ProjectValues | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // In a transition, React renders many slides in parts, and handles keys between the parts.
      if (panel?.checkVisibility?.()) startTransition(() => setSettled(values));
    }, calm);
    return () => clearTimeout(timer);
  }, [values, panel]);
  return settled;
}

function tooFull(part: string): Finding {
  const message = "Its slide is too full: the words are set so small that few can read them.";
  return { message, part, picked: {} };
}

type CheckedProps = {
  /** The addresses of pictures and videos, one per line. `links` has the addresses of links in the same form. */
  addresses: string;
  links: string;
  attempt: number;
  children: (facts: CheckFacts) => React.ReactNode;
};

function Checked({ children, attempt, ...asked }: CheckedProps) {
  const addresses = useDeferredValue(asked.addresses);
  const links = useDeferredValue(asked.links);
  const variables = useMemo(
    () => ({ addresses: linesOf(addresses), links: linesOf(links) }),
    [addresses, links],
  );
  const { media, ownLinks } = useLazyLoadQuery<CheckPanelQuery>(
    graphql`
      query CheckPanelQuery($addresses: [String!]!, $links: [String!]!) @throwOnFieldError {
        media(addresses: $addresses) {
          src
          asset {
            id
            fileName
            altText
            isDecorative
            kind
            mediaType
            width
            height
            uses(first: 100) {
              edges {
                node {
                  place
                  audience
                  isStandIn
                  isHidden
                  isInTrash
                  project {
                    id
                    name
                    visibility
                    isPasswordProtected
                  }
                }
              }
            }
          }
        }
        ownLinks(addresses: $links) {
          address
          target
        }
      }
    `,
    variables,
    { fetchPolicy: "store-and-network", fetchKey: attempt, networkCacheConfig: unpublished },
  );
  const assets = new Map(media.map(({ src, asset }) => [src, asset]));
  const targets = new Map(ownLinks.map(({ address, target }) => [address, target]));
  return children({
    mediaOf: (src) => assets.get(src) ?? undefined,
    targetOf: (address) => targets.get(address),
  });
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

function mediaIn(values: ProjectValues): string[] {
  const modules = shownModules(values);
  const social = values.socialImage ? [values.socialImage] : [];
  const pictures = [...modules.flatMap(picturesOf), ...modules.flatMap(standInOf)];
  return [...new Set([...imagesOf(values), ...social, ...pictures])].filter(Boolean);
}

function linksIn(values: ProjectValues): string[] {
  const modules = shownModules(values);
  const urls = modules.flatMap(paragraphsOf).flatMap(({ links }) => links.map(({ url }) => url));
  const all = [...urls, ...values.links.map(({ url }) => url)];
  return [...new Set(all.flatMap((url) => ownAddress(url) ?? []))];
}

type FindingListProps = Pick<Props, "values" | "onGo"> & { findings: readonly Finding[] };

function FindingList({ findings, values, onGo }: FindingListProps) {
  const names = useSectionNames();
  return (
    <>
      <p className="check-panel-title bar small strong">
        Check <span className="edit-outline-count smaller">{findings.length}</span>
      </p>
      {findings.length === 0 ? (
        <p className="check-panel-none fine">Nothing found.</p>
      ) : (
        <ul>
          {[...findings.entries()].map(([place, { message, part, picked, alsoIn = [] }]) => (
            <li key={place}>
              <button
                type="button"
                className="check-finding fill smaller"
                onClick={() => onGo(part, picked)}
              >
                <span className="check-finding-place muted">
                  {[...new Set([part, ...alsoIn])]
                    .map((id) => nameOfPart(id, values, names))
                    .join(", ")}
                </span>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
