import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { TextField } from "react-aria-components/TextField";
import { useNavigate } from "react-router";
import { useSignOut } from "../../site/access/useSignOut";
import { doors, help, idOf, type Place, settings, texts } from "./places";
import { searchPlaces } from "./searchPlaces";
import { useProjectPlaces } from "./useProjectPlaces";
import "./PaletteSearch.css";

type Props = {
  /** Called once the field is there. @returns what was typed before */
  takeTyped: () => string;
  /** Something was chosen. */
  onDone: () => void;
};

/** The field, and what it finds: the first of it is chosen by Enter while one types. */
export function PaletteSearch({ takeTyped, onDone }: Props) {
  const [typed, setTyped] = useState(takeTyped);
  const { projects, hasFailed } = useProjectPlaces();
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const isSearching = typed.trim() !== "";
  // Of texts there are many: they come after what is there once. Another word narrows them down.
  const found = isSearching
    ? [
        ...searchPlaces([...doors, ...projects, ...settings], typed, 20),
        ...searchPlaces(help, typed, 5),
        ...searchPlaces(texts, typed, 15),
      ]
    : [...doors, ...projects];

  const go = ({ goal }: Place) => {
    onDone();
    if ("to" in goal) navigate(goal.to);
    else signOut();
  };
  return (
    <div className="palette">
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
          renderEmptyState={() => <p className="palette-none">Nothing has these words.</p>}
        >
          {(place) => (
            <ListBoxItem
              className="palette-item"
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
