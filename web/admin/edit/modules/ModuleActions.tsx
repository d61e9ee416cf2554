import { IconButton } from "../../../ui/button/IconButton";
import {
  ChevronDownIcon,
  ChevronUpIcon,
  ClipboardIcon,
  CopyIcon,
  PencilIcon,
  PeopleIcon,
  TrashIcon,
  VisibilityIcon,
} from "../../../ui/icon/icons";
import type { ContentModule } from "../module-types/moduleTypes";
import { useModuleEditing } from "./ModuleEditing";

type Props = {
  module: ContentModule;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Opens the field for the owner's label. */
  onLabel: () => void;
  /** Opens the settings of its audience. */
  onReaders: () => void;
};

/** The actions for a module as a whole. */
export function ModuleActions({ module, name, isFirst, isLast, onLabel, onReaders }: Props) {
  const { change, step, duplicate, copy, remove } = useModuleEditing();
  const { hidden = false, ...visible } = module;
  return (
    <div className="module-card-actions">
      <IconButton
        label={`${hidden ? "Show" : "Hide"} ${name}`}
        onClick={() => change(hidden ? visible : { ...module, hidden: true })}
      >
        <VisibilityIcon isVisible={!hidden} />
      </IconButton>
      <IconButton label={`Who sees ${name}`} onClick={onReaders}>
        <PeopleIcon />
      </IconButton>
      <IconButton label={`Label ${name}`} onClick={onLabel}>
        <PencilIcon />
      </IconButton>
      <IconButton
        label={`Move ${name} up`}
        data-focus="up"
        disabled={isFirst}
        onClick={() => step(module.id, "up")}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        data-focus="down"
        disabled={isLast}
        onClick={() => step(module.id, "down")}
      >
        <ChevronDownIcon />
      </IconButton>
      <IconButton label={`Duplicate ${name}`} onClick={() => duplicate(module.id)}>
        <CopyIcon />
      </IconButton>
      <IconButton label={`Copy ${name}`} onClick={() => copy(module)}>
        <ClipboardIcon />
      </IconButton>
      <IconButton label={`Delete ${name}`} variant="destructive" onClick={() => remove(module.id)}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
