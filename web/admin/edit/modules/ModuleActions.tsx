import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { IconButton } from "../../../ui/button/IconButton";
import {
  ChevronDownIcon,
  ChevronUpIcon,
  ClipboardIcon,
  CopyIcon,
  DotsIcon,
  PencilIcon,
  PeopleIcon,
  QuotationIcon,
  SlidesIcon,
  TrashIcon,
  VisibilityIcon,
} from "../../../ui/icon/icons";
import type { RowPlace } from "../model/moduleEdits";
import type { ContentModule } from "../module-types/moduleTypes";
import { useModuleEditing } from "./ModuleEditing";
import { rowActions } from "./rowActions";
import "./AddModule.css";
import "./ModuleActions.css";

type Props = {
  module: ContentModule;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  row: RowPlace;
  /** Opens the field for the owner's label. */
  onLabel: () => void;
  /** Opens the settings of the module's audience. */
  onReaders: () => void;
  /** Opens the field for the speaker notes. */
  onNotes: () => void;
};

type Action = {
  /** The name of the action in the menu. */
  words: string;
  /** The name of the action's button outside of the menu. */
  label: string;
  icon: ReactNode;
  run: () => void;
  isDisabled?: boolean;
  focus?: "up" | "down";
  variant?: "regular" | "destructive";
};

/** The actions for a module as a whole: a row of buttons, or in a narrow column one menu. */
export function ModuleActions({
  module,
  name,
  isFirst,
  isLast,
  row,
  onLabel,
  onReaders,
  onNotes,
}: Props) {
  const { change, step, arrange, duplicate, copy, remove } = useModuleEditing();
  const { hidden = false, ...visible } = module;
  const { inPresentation = true, ...presented } = module;
  const { id } = module;
  const shown = hidden ? "Show" : "Hide";
  const actions: Action[] = [
    {
      ...{ words: shown, label: `${shown} ${name}`, icon: <VisibilityIcon isVisible={!hidden} /> },
      run: () => change(hidden ? visible : { ...module, hidden: true }),
    },
    { words: "Who sees it", label: `Who sees ${name}`, icon: <PeopleIcon />, run: onReaders },
    {
      ...{ words: inPresentation ? "Leave out of the presentation" : "In the presentation" },
      ...{ label: `${inPresentation ? "Leave out of" : "Put into"} the presentation: ${name}` },
      icon: <SlidesIcon />,
      run: () => change(inPresentation ? { ...module, inPresentation: false } : presented),
    },
    {
      ...{ words: "Speaker notes", label: `Speaker notes of ${name}` },
      ...{ icon: <QuotationIcon />, run: onNotes },
    },
    { words: "Label", label: `Label ${name}`, icon: <PencilIcon />, run: onLabel },
    {
      ...{ words: "Move up", label: `Move ${name} up`, icon: <ChevronUpIcon /> },
      ...{ focus: "up", isDisabled: isFirst, run: () => step(id, "up") },
    },
    {
      ...{ words: "Move down", label: `Move ${name} down`, icon: <ChevronDownIcon /> },
      ...{ focus: "down", isDisabled: isLast, run: () => step(id, "down") },
    },
    ...rowActions(module, row, arrange).map((action) => ({
      ...action,
      label: `${action.words}: ${name}`,
    })),
    {
      ...{ words: "Duplicate", label: `Duplicate ${name}`, icon: <CopyIcon /> },
      run: () => duplicate(id),
    },
    { words: "Copy", label: `Copy ${name}`, icon: <ClipboardIcon />, run: () => copy(module) },
    {
      ...{ words: "Delete", label: `Delete ${name}`, icon: <TrashIcon /> },
      ...{ variant: "destructive", run: () => remove(id) },
    },
  ];
  return (
    <div className="module-actions fixed-size">
      <div className="module-actions-row">
        {[...actions.entries()].map(
          ([place, { label, icon, focus, isDisabled = false, variant = "regular", run }]) => (
            // The key is the position, because the label may change while the button has the focus.
            <IconButton
              key={place}
              label={label}
              variant={variant}
              data-focus={focus}
              disabled={isDisabled}
              onClick={run}
            >
              {icon}
            </IconButton>
          ),
        )}
      </div>
      <MenuTrigger>
        <Button
          className="icon-button module-actions-button"
          data-focus="actions"
          aria-label={`Actions for ${name}`}
        >
          <DotsIcon />
        </Button>
        <Popover
          className="add-module-popover menu-popover floating module-actions-popover"
          placement="bottom end"
        >
          <Menu className="add-module-menu menu" aria-label={`Actions for ${name}`}>
            {actions.map(({ words, icon, isDisabled = false, run }) => (
              <MenuItem
                key={words}
                className="add-module-item menu-item module-actions-item"
                textValue={words}
                isDisabled={isDisabled}
                onAction={run}
              >
                {icon}
                {words}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
