import { IconButton } from "../../../ui/button/IconButton";
import { ChevronDownIcon, ChevronUpIcon } from "../../../ui/icon/icons";
import { useSectionNames } from "../../editing/sectionNames";
import { placeOf, rowPlaces } from "../model/moduleEdits";
import type { ProjectValues } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { rowActions } from "../modules/rowActions";
import { nameOfPart } from "../places/nameOfPart";

type Props = {
  /** The id of a part of the form. Only modules have handles. */
  part: string;
  values: ProjectValues;
  /** The corner at which the handles are, in pixels of the page. */
  corner: { x: number; y: number };
  /** The scale at which the page is shown. The handles are shown unscaled. */
  scale: number;
  isRightToLeft: boolean;
};

/**
 * The toolbar on a module of the previewed page. Its buttons change the module's order, its row,
 * and its width in the row.
 */
export function PreviewHandles({ part, values, corner, scale, isRightToLeft }: Props) {
  const names = useSectionNames();
  const { arrange } = useModuleEditing();
  const place = placeOf(values, part);
  const all = place ? rowPlaces(values[place.section]) : [];
  const found = place && all[place.index];
  if (!found) return null;
  const { module, column, columns } = found;
  const [before, after] = isRightToLeft ? ["right", "left"] : ["left", "right"];
  const [isFirst, isLast] = [column === 0, column === columns - 1];
  const actions = [
    {
      words: `Move ${isFirst ? "up" : before}`,
      icon: <ChevronUpIcon />,
      isTurned: !isFirst,
      isDisabled: place.index === 0,
      run: () => arrange(part, "up"),
    },
    {
      words: `Move ${isLast ? "down" : after}`,
      icon: <ChevronDownIcon />,
      isTurned: !isLast,
      isDisabled: place.index === all.length - 1,
      run: () => arrange(part, "down"),
    },
    ...rowActions(module, found, arrange).map((action) => ({ ...action, isTurned: false })),
  ];
  return (
    <div
      className="preview-handles rounded"
      role="toolbar"
      aria-label={`Arrange ${nameOfPart(part, values, names)}`}
      style={{ left: corner.x, top: corner.y, scale: 1 / scale }}
    >
      {[...actions.entries()].map(([index, { words, icon, isTurned, isDisabled, run }]) => (
        // With aria-disabled, a button does not lose the focus when it becomes disabled.
        <IconButton
          key={index}
          label={words}
          aria-disabled={isDisabled || undefined}
          data-turned={isTurned || undefined}
          onClick={isDisabled ? undefined : run}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
