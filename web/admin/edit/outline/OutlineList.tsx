import { useTouchReorder } from "../../../ui/touch-drag/useTouchReorder";
import { type ProjectValues, sectionKeys } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { OutlineSection } from "./OutlineSection";

type Props = {
  values: ProjectValues;
  isBeside: boolean;
  onGo: (part: string) => void;
};

/** The sections of the case study in the order of the page. */
export function OutlineList({ values, isBeside, onGo }: Props) {
  const { arrangeBeside } = useModuleEditing();
  const area = useTouchReorder("rows", arrangeBeside);
  return (
    <div ref={area}>
      {sectionKeys.map((section) => (
        <OutlineSection
          key={section}
          section={section}
          modules={values[section]}
          isBeside={isBeside}
          onGo={onGo}
        />
      ))}
    </div>
  );
}
