import { type RefObject, useDeferredValue, useEffect, useState } from "react";
import { graphql, loadQuery, RelayEnvironmentProvider, useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  RecordSource,
  Store,
} from "relay-runtime";
import type { About } from "../../../content/settings/about";
import { markupHtml } from "../../../markup/markup-html";
import { readMarkup } from "../../../markup/read-markup";
import type { AboutPageQuery } from "../../__generated__/AboutPageQuery.graphql";
import type { AboutPreviewQuery$rawResponse } from "../../__generated__/AboutPreviewQuery.graphql";
import type { CollaboratorsQuery } from "../../__generated__/CollaboratorsQuery.graphql";
import { AboutMain, aboutPageQuery } from "../../site/about/AboutPage";
import { collaboratorsQuery } from "../../site/about/Collaborators";
import { PreviewWindow } from "../preview/PreviewWindow";
import { useFollowCaret } from "../preview/useFollowCaret";
import type { StoredText } from "../rich-text/StoredText";
import type { Values } from "../settings/useSettings";

/** Never sent. It describes the data that `commitPayload` writes into the separate store of the preview. */
const changedQuery = graphql`
  query AboutPreviewQuery @raw_response_type {
    siteSetup {
      viewerCanEdit
    }
    aboutContent {
      ...AboutPage_aboutContent
    }
  }
`;
const changed = createOperationDescriptor(getRequest(changedQuery), {});

/** For each setting of the form, the CSS selector of the element of the About page that shows it. */
const selectors: Readonly<Record<keyof About, string>> = {
  mainHeading: ".about-heading",
  mainParagraph: ".about-text > .rich-text",
  currentRole: ".about-role",
  linkedinUrl: ".about-links",
  personalLife: ".about-life",
};

type Ids = { aboutContent: string; siteSetup: string };

type Props = {
  /** The global ids of the records that the preview overwrites in its store. */
  ids: Ids;
  values: Values<About>;
  /** The key of the setting whose field had the focus last. Null until a field gets the focus. */
  edited: RefObject<string | null>;
  /** Called with the key of the setting whose text was clicked in the preview. The form shows its field. */
  onPick: (part: string) => void;
};

/** A preview of the About page with the unsaved values of the form. */
export function AboutPreview({ ids, values, edited, onPick }: Props) {
  const shown = useDeferredValue(values);
  const environment = usePage();
  const [page, setPage] = useState<Document | null>(null);
  const find = () =>
    new Map(
      Object.entries(selectors).flatMap(([part, selector]) => {
        const element = page?.querySelector<HTMLElement>(selector);
        return element ? [[part, element]] : [];
      }),
    );
  useFollowCaret(page, edited, find);
  const { aboutContent, siteSetup } = ids;
  useEffect(() => {
    environment?.commitPayload(changed, contentOf({ aboutContent, siteSetup }, shown));
  }, [environment, aboutContent, siteSetup, shown]);
  const handlePress = ({ target }: MouseEvent) => {
    for (const [part, element] of find()) {
      if (element.contains(target as Element)) return onPick(part); // the target of a click is an element
    }
  };
  return (
    <PreviewWindow
      title="The About page as it would be"
      isReady={environment !== null}
      page={page}
      onPage={setPage}
      onPress={handlePress}
    >
      {() =>
        environment && (
          <RelayEnvironmentProvider environment={environment}>
            <ShownPage environment={environment} />
          </RelayEnvironmentProvider>
        )
      }
    </PreviewWindow>
  );
}

function ShownPage({ environment }: { environment: Environment }) {
  const [queries] = useState(() => ({
    page: loadQuery<AboutPageQuery>(environment, aboutPageQuery, {}, policy),
    collaborators: loadQuery<CollaboratorsQuery>(environment, collaboratorsQuery, {}, policy),
  }));
  return <AboutMain {...queries} />;
}

const policy = { fetchPolicy: "store-only" } as const;

/**
 * A Relay environment whose separate store contains the data of the saved About page. Null while they
 * are loading. @throws the error of a failed request
 */
function usePage(): Environment | null {
  const network = useRelayEnvironment().getNetwork();
  const [loaded, setLoaded] = useState<Environment | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;
  useEffect(() => {
    const environment = new Environment({ network, store: new Store(new RecordSource()) });
    const load = (query: typeof aboutPageQuery) => fetchQuery(environment, query, {}).toPromise();
    let isCurrent = true;
    Promise.all([load(aboutPageQuery), load(collaboratorsQuery)]).then(
      () => isCurrent && setLoaded(environment),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [network]);
  return loaded;
}

/** The data of the About page as the server would return them after a save of the form. */
function contentOf(ids: Ids, values: Values<About>): AboutPreviewQuery$rawResponse {
  const { mainHeading = "", currentRole = "", linkedinUrl = "" } = values;
  const htmlOf = ({ text, markup }: StoredText = { text: "" }) =>
    markupHtml(readMarkup(text, markup));
  return {
    // False, so that the preview has no hints in empty parts: visitors do not see hints.
    siteSetup: { id: ids.siteSetup, viewerCanEdit: false },
    aboutContent: {
      id: ids.aboutContent,
      mainHeading: mainHeading.trim(),
      hyphenatedHeading: mainHeading.trim(),
      mainParagraphHtml: htmlOf(values.mainParagraph),
      mainParagraphWords: "",
      currentRole: currentRole.trim(),
      personalLifeHtml: htmlOf(values.personalLife),
      linkedinUrl,
    },
  };
}
