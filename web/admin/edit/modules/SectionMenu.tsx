import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import type { SectionKey } from "../../../../content/sections";
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DotsIcon,
  PencilIcon,
  VisibilityIcon,
} from "../../../ui/icon/icons";
import { useModuleEditing } from "./ModuleEditing";
import "./AddModule.css";
import "./ModuleActions.css";

type Props = {
  section: SectionKey;
  name: string;
  isLeftOut: boolean;
  isFirst: boolean;
  isLast: boolean;
  onRename: () => void;
};

/** The actions for a section as a whole. */
export function SectionMenu({ section, name, isLeftOut, isFirst, isLast, onRename }: Props) {
  const { changeSection, stepSection } = useModuleEditing();
  const item = (words: string, icon: ReactNode, act: () => void, isDisabled = false) => (
    <MenuItem
      className="add-module-item menu-item module-actions-item"
      textValue={words}
      isDisabled={isDisabled}
      onAction={act}
    >
      {icon}
      {words}
    </MenuItem>
  );
  return (
    <MenuTrigger>
      <Button className="icon-button" data-focus="section" aria-label={`Section ${name}`}>
        <DotsIcon />
      </Button>
      <Popover
        className="add-module-popover menu-popover floating module-actions-popover"
        placement="bottom end"
      >
        <Menu className="add-module-menu menu" aria-label={`Section ${name}`}>
          {item("Rename", <PencilIcon />, onRename)}
          {item(isLeftOut ? "Show" : "Leave out", <VisibilityIcon isVisible={!isLeftOut} />, () =>
            changeSection(section, { isLeftOut: !isLeftOut }),
          )}
          {item("Move up", <ChevronUpIcon />, () => stepSection(section, "up"), isFirst)}
          {item("Move down", <ChevronDownIcon />, () => stepSection(section, "down"), isLast)}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
