import { useEffect, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { TextField } from "react-aria-components/TextField";
import { graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { fetchQuery } from "relay-runtime";
import type { PaletteDialogQuery } from "../../__generated__/PaletteDialogQuery.graphql";
import { addBasePath } from "../../base-path";
import { paths } from "../../paths";
import { useSignOut } from "../../site/access/useSignOut";
import { Dialog } from "../../ui/dialog/Dialog";
import { knownVisibility, visibilityNames } from "../visibility/visibilities";
import { destinations, help, idOf, type Place, settings, texts } from "./places";
import { searchPlaces } from "./searchPlaces";
import "./PaletteSearch.css";

type Props = { isOpen: boolean; takeTyped: () => string; onClose: () => void };

/** The search for a project, a setting, a page or an action. */
export function PaletteDialog({ isOpen, takeTyped, onClose }: Props) {
  return (
    <Dialog title="Search" size="large" isOpen={isOpen} onClose={onClose}>
      <PaletteSearch takeTyped={takeTyped} onDone={onClose} />
    </Dialog>
  );
}

type PaletteSearchProps = {
  /** Called in the first render of the field. @returns the text that was typed while the dialog loaded */
  takeTyped: () => string;
  /** Called when a result was chosen. */
  onDone: () => void;
};

/** The search field and its results. Enter in the field chooses the first result. */
function PaletteSearch({ takeTyped, onDone }: PaletteSearchProps) {
  const [typed, setTyped] = useState(takeTyped);
  const { projects, forms, hasDemo, hasFailed } = useProjectPlaces();
  const actions = destinations.filter(
    ({ goal }) => hasDemo || !("to" in goal && goal.to === paths.removeDemo),
  );
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const isSearching = typed.trim() !== "";
  // The texts of the site come last, because they are many. Another search word narrows them down.
  const found = isSearching
    ? [
        ...searchPlaces([...actions, ...projects, ...forms, ...settings], typed, 20),
        ...searchPlaces(help, typed, 5),
        ...searchPlaces(texts, typed, 15),
      ]
    : [...actions, ...projects];

  const go = ({ goal }: Place) => {
    onDone();
    // The router has no page for a PDF: the server makes the file.
    if ("to" in goal && goal.to.endsWith(".pdf")) open(addBasePath(goal.to));
    else if ("to" in goal) navigate(goal.to);
    else signOut();
  };
  return (
    <div className="palette stack">
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <TextField aria-label="Search for a project, setting, page or action" autoFocus>
          <Input
            className="field-control"
            role="combobox"
            aria-expanded
            aria-haspopup="listbox"
            placeholder="A project, setting, page or action"
          />
        </TextField>
        <ListBox
          className="palette-list"
          aria-label="Found"
          items={found.map((place) => ({ ...place, id: idOf(place) }))}
          renderEmptyState={() => <p className="palette-none">No results found.</p>}
        >
          {(place) => (
            <ListBoxItem
              className="palette-item bar"
              textValue={place.label}
              onAction={() => go(place)}
            >
              <span className="palette-label">{place.label}</span>
              <span className="palette-kind">{place.kind}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p className="visually-hidden" role="status">
        {isSearching ? `${found.length} found` : ""}
      </p>
      {hasFailed && (
        <p className="palette-note" role="alert">
          The projects could not be loaded. Everything else can be found.
        </p>
      )}
    </div>
  );
}

const query = graphql`
  query PaletteDialogQuery @throwOnFieldError {
    demo {
      isPresent
    }
    projects(first: 2000) {
      edges {
        node {
          databaseId
          name
          slug
          visibility
        }
      }
    }
  }
`;

type ProjectPlaces = {
  projects: readonly Place[];
  /** The PDFs and slides of the projects, which are only listed if they match the search. */
  forms: readonly Place[];
  hasDemo: boolean;
  hasFailed: boolean;
};

/** The editors, PDFs and slides of all projects, as the server lists them now. */
function useProjectPlaces(): ProjectPlaces {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<ProjectPlaces>({
    projects: [],
    forms: [],
    hasDemo: false,
    hasFailed: false,
  });
  useEffect(() => {
    const reading = fetchQuery<PaletteDialogQuery>(environment, query, {}).subscribe({
      next: ({ projects, demo }) =>
        setRead({
          projects: projects.edges.map(placeOf),
          forms: projects.edges.flatMap((edge) => [pdfOf(edge), slidesOf(edge)]),
          hasDemo: demo.isPresent,
          hasFailed: false,
        }),
      error: () => setRead({ projects: [], forms: [], hasDemo: true, hasFailed: true }),
    });
    return () => reading.unsubscribe();
  }, [environment]);
  return read;
}

type Project = PaletteDialogQuery["response"]["projects"]["edges"][number];

function placeOf({ node }: Project): Place {
  const visibility = knownVisibility(node.visibility);
  return {
    label: node.name,
    kind:
      visibility === "PUBLIC" ? "Project" : `Project, ${visibilityNames[visibility].toLowerCase()}`,
    also: `${node.slug} edit case study`,
    goal: { to: paths.editProject(node.databaseId) },
  };
}

function pdfOf({ node }: Project): Place {
  return {
    label: `PDF of ${node.name}`,
    kind: "PDF",
    also: `${node.slug} print paper sheets download`,
    goal: { to: paths.projectPdf(node.slug) },
  };
}

function slidesOf({ node }: Project): Place {
  return {
    label: `Present ${node.name}`,
    kind: "Slides",
    also: `${node.slug} presentation slide show`,
    goal: { to: paths.slides(node.slug) },
  };
}
