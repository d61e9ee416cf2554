import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { moduleLabel } from "../../../modules/editing/contentModules";
import { type ModuleType, moduleTypeNames } from "../../../modules/editing/moduleTypes";
import { ChevronDownIcon } from "../../../ui/icon/icons";
import "./AddModule.css";

type Props = { sectionName: string; onAdd: (type: ModuleType) => void; onPaste: () => void };

/** Offers the types of modules that can be added to a section. */
export function AddModule({ sectionName, onAdd, onPaste }: Props) {
  return (
    <MenuTrigger>
      <Button
        className="add-module"
        data-focus="add"
        aria-label={`Add module... to ${sectionName}`}
      >
        Add module...
        <ChevronDownIcon />
      </Button>
      <Popover className="add-module-popover" placement="bottom end" offset={6}>
        <Menu className="add-module-menu" aria-label={`Types of modules for ${sectionName}`}>
          {moduleTypeNames.map((type) => (
            <MenuItem key={type} className="add-module-item" onAction={() => onAdd(type)}>
              {moduleLabel(type)}
            </MenuItem>
          ))}
          <MenuItem className="add-module-item" onAction={onPaste}>
            Paste module
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
