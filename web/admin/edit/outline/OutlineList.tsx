import { useTouchReorder } from "../../../ui/touch-drag/useTouchReorder";
import { type ProjectValues, sectionKeys } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { OutlineSection } from "./OutlineSection";
import { placeBeside } from "./outlineRows";

type Props = {
  values: ProjectValues;
  isBeside: boolean;
  onGo: (part: string) => void;
};

/** The sections of the case study in the order of the page. */
export function OutlineList({ values, isBeside, onGo }: Props) {
  const { arrange } = useModuleEditing();
  const area = useTouchReorder("rows", (id, target, side) => {
    const place = placeBeside(values, target, side);
    if (place) arrange(id, place);
  });
  return (
    <div ref={area}>
      {sectionKeys.map((section) => (
        <OutlineSection
          key={section}
          section={section}
          values={values}
          isBeside={isBeside}
          onGo={onGo}
        />
      ))}
    </div>
  );
}
