import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { moduleDefinitions } from "../../../../content/module-types";
import { ChevronDownIcon, ClipboardIcon } from "../../../ui/icon/icons";
import { ModuleTypeName } from "../module-types/ModuleTypeName";
import { type ModuleType, moduleTypeNames } from "../module-types/moduleTypes";
import { ModuleDrawing } from "./ModuleDrawing";
import "./AddModule.css";

type Props = {
  sectionName: string;
  onAdd: (type: ModuleType) => void;
  onPaste: () => void;
};

/** The menu of module types that can be added to a section. */
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
      <Popover
        className="add-module-popover menu-popover floating"
        placement="bottom end"
        offset={6}
      >
        <Menu className="add-module-menu menu" aria-label={`Types of modules for ${sectionName}`}>
          {moduleTypeNames.map((type) => (
            <MenuItem
              key={type}
              className="add-module-item menu-item"
              textValue={moduleDefinitions[type].label}
              onAction={() => onAdd(type)}
            >
              <ModuleDrawing type={type} />
              <Text slot="label" className="menu-item-name">
                <ModuleTypeName type={type} />
              </Text>
              <Text slot="description" className="menu-item-words">
                {moduleDefinitions[type].description}
              </Text>
            </MenuItem>
          ))}
          <MenuItem
            className="add-module-item menu-item"
            textValue="Paste module"
            onAction={onPaste}
          >
            <ClipboardIcon />
            <Text slot="label" className="menu-item-name">
              Paste module
            </Text>
            <Text slot="description" className="menu-item-words">
              A module that was copied in this project or another.
            </Text>
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
