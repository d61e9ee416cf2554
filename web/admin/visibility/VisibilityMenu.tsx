import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { graphql, useFragment } from "react-relay";
import type { VisibilityMenu_project$key } from "../../__generated__/VisibilityMenu_project.graphql";
import { Dialog } from "../../ui/dialog/Dialog";
import { ChevronDownIcon } from "../../ui/icon/icons";
import { Skeleton } from "../../ui/skeleton/Skeleton";
import { lazyByAttempt } from "../layout/lazyByAttempt";
import { PanelBoundary } from "../layout/PanelBoundary";
import { type PublishChoice, shows } from "./publishChoices";
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

const warningsOf = lazyByAttempt(
  async () => (await import("../edit/publish/PublishSaved")).PublishSaved,
);

type Props = {
  project: VisibilityMenu_project$key;
  /** Called when the owner has changed the visibility. */
  onChanged: () => void;
};

/** Shows and changes the visibility of a project; before more people can see it, shows warnings. */
export function VisibilityMenu({ project, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment VisibilityMenu_project on Project {
        id
        name
        visibility
        ...PublishSaved_project
        ...VisibilityLabel_project
      }
    `,
    project,
  );
  const { id, name } = data;
  const current = knownVisibility(data.visibility);
  const { setVisibility, isPending } = useSetVisibility();
  const [wanted, setWanted] = useState<PublishChoice | null>(null);
  const choose = (visibility: KnownVisibility) => {
    if (visibility === current || isPending) return;
    if (shows(visibility, current)) setWanted(visibility);
    else setVisibility(id, { visibility }, onChanged);
  };
  const close = () => setWanted(null);
  return (
    <>
      <MenuTrigger>
        <Button
          className="visibility-button menu-button"
          data-visibility={current.toLowerCase()}
          aria-busy={isPending}
        >
          <span className="visually-hidden">Visibility of {name}: </span>
          <VisibilityLabel project={data} />
          <ChevronDownIcon />
        </Button>
        <Popover
          className="visibility-popover menu-popover floating"
          placement="bottom end"
          offset={6}
        >
          <Menu
            className="menu"
            aria-label={`Who can see ${name}`}
            selectionMode="single"
            selectedKeys={[current]}
            disallowEmptySelection
          >
            {visibilities.map((visibility) => (
              <MenuItem
                key={visibility}
                id={visibility}
                className="visibility-item menu-item"
                textValue={visibilityNames[visibility]}
                onAction={() => choose(visibility)}
              >
                <Text slot="label" className="menu-item-name">
                  {visibilityNames[visibility]}
                </Text>
                <Text slot="description" className="menu-item-words">
                  {visibilityWords[visibility]}
                </Text>
              </MenuItem>
            ))}
            {current === "DRAFT" && (
              <MenuItem
                className="visibility-item menu-item"
                textValue="At a set time"
                onAction={() => setWanted("LATER")}
              >
                <Text slot="label" className="menu-item-name">
                  At a set time…
                </Text>
                <Text slot="description" className="menu-item-words">
                  A draft until then, and public from then on.
                </Text>
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Dialog title={`Who can see “${name}”?`} isOpen={wanted !== null} onClose={close}>
        {wanted && (
          <PanelBoundary
            message="The warnings could not be loaded."
            fallback={<Skeleton height="320px" />}
          >
            {(attempt) => {
              const PublishSaved = warningsOf(attempt);
              return (
                <PublishSaved
                  project={data}
                  wanted={wanted}
                  onCancel={close}
                  onDone={() => {
                    close();
                    onChanged();
                  }}
                />
              );
            }}
          </PanelBoundary>
        )}
      </Dialog>
    </>
  );
}
