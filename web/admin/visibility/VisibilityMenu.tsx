import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { graphql, useFragment } from "react-relay";
import type { VisibilityMenu_project$key } from "../../__generated__/VisibilityMenu_project.graphql";
import { paths } from "../../paths";
import { ChevronDownIcon } from "../../ui/icon/icons";
import { usePublicCheck } from "../check/usePublicCheck";
import { WarningsDialog } from "../check/WarningsDialog";
import { VisibilityLabel } from "./VisibilityLabel";
import {
  type KnownVisibility,
  knownVisibility,
  visibilities,
  visibilityNames,
  visibilityWords,
} from "./visibilities";
import { useSetVisibility } from "./visibilityActions";
import "./VisibilityMenu.css";

type Props = {
  project: VisibilityMenu_project$key;
  /** The owner has chosen another one. */
  onChanged: () => void;
};

/** Says who finds a project, and changes it. */
export function VisibilityMenu({ project, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment VisibilityMenu_project on Project {
        id
        databaseId
        name
        visibility
        ...VisibilityLabel_project
      }
    `,
    project,
  );
  const { id, name } = data;
  const current = knownVisibility(data.visibility);
  const publicCheck = usePublicCheck();
  const { setVisibility, isPending } = useSetVisibility();
  const choose = (visibility: KnownVisibility) => {
    if (visibility === current || publicCheck.isChecking || isPending) return;
    const change = () => setVisibility(id, visibility, onChanged);
    if (visibility === "DRAFT") change();
    else publicCheck.check({ id, visibility }, change);
  };
  return (
    <>
      <MenuTrigger>
        <Button
          className="visibility-button"
          data-visibility={current.toLowerCase()}
          aria-busy={publicCheck.isChecking || isPending}
        >
          <span className="visually-hidden">Visibility of {name}: </span>
          <VisibilityLabel project={data} />
          <ChevronDownIcon />
        </Button>
        <Popover className="visibility-popover" placement="bottom end" offset={6}>
          <Menu
            className="visibility-menu"
            aria-label={`Who can see ${name}`}
            selectionMode="single"
            selectedKeys={[current]}
            disallowEmptySelection
          >
            {visibilities.map((visibility) => (
              <MenuItem
                key={visibility}
                id={visibility}
                className="visibility-item"
                textValue={visibilityNames[visibility]}
                onAction={() => choose(visibility)}
              >
                <Text slot="label" className="visibility-item-name">
                  {visibilityNames[visibility]}
                </Text>
                <Text slot="description" className="visibility-item-words">
                  {visibilityWords[visibility]}
                </Text>
              </MenuItem>
            ))}
            {current === "DRAFT" && (
              <MenuItem
                className="visibility-item"
                textValue="At a set time"
                href={paths.publishProject(data.databaseId)}
              >
                <Text slot="label" className="visibility-item-name">
                  At a set time…
                </Text>
                <Text slot="description" className="visibility-item-words">
                  Opens the editor, where a date and time can be chosen.
                </Text>
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <WarningsDialog check={publicCheck} action="Publish" cancelLabel="Leave it as it is" />
    </>
  );
}
