import { useState } from "react";
import { Link } from "react-router";
import { type SectionKey, sectionKeys, sections } from "../../../content/sections";
import type { importActionsPreviewMutation } from "../../__generated__/importActionsPreviewMutation.graphql";
import type { importActionsWriteMutation } from "../../__generated__/importActionsWriteMutation.graphql";
import { byteLimit } from "../../media/uploader/uploadMutations";
import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { SelectField } from "../../ui/field/SelectField";
import { Panel } from "../../ui/panel/Panel";
import { dismissFailure } from "../../ui/toast/showToast";
import { serverSections } from "../editing/sectionNames";
import { TabHeading } from "../layout/TabHeading";
import { useFileDialog } from "../library/files/useFileDialog";
import { ArchivePreview } from "./ArchivePreview";
import { countOf, ImportedProject, Losses } from "./ImportedProject";
import { useImportWork, usePreviewImport } from "./importActions";
import "./ImportTab.css";

type Preview = NonNullable<importActionsPreviewMutation["response"]["previewImport"]["report"]>;
type Report = NonNullable<importActionsWriteMutation["response"]["importWork"]["report"]>;

const tooLarge =
  "A file may have up to 100 MB here. Import larger ones with the command npm run import, on the server.";

/**
 * Imports projects of other programs as drafts, or an archive of another site. The owner chooses a file, and
 * sees its contents before anything is written.
 */
export function ImportTab() {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  /** What the import of an archive did, in sentences. Null before an import. */
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const { submit, refuse, isPending, faults } = usePreviewImport();
  const dialog = useFileDialog({
    label: "File with your work",
    accept: ".zip,.xml,.json,.md",
    onFiles: ([chosen]) => {
      if (!chosen) return;
      dismissFailure();
      setFile(chosen);
      setPreview(null);
      setReport(null);
      setTaken(null);
      if (chosen.size > byteLimit) refuse({ "": tooLarge });
      else {
        submit({ file: null }, ({ previewImport }) => setPreview(previewImport.report ?? null), {
          uploadables: { file: chosen },
        });
      }
    },
  });
  const [fault] = Object.values(faults);
  const isOpen = file && preview && !report && !taken;
  return (
    <div className="import-tab stack-widest">
      <TabHeading
        title="Bring your work"
        description="Work from other programs is imported as drafts, an archive of your site as it was. You see it before anything is written."
      />
      <Panel
        title="File"
        description="A zip of Markdown with its pictures (Notion, Obsidian, Hugo, Astro, Kirby), a zip with a folder of pictures for each project, an export of WordPress, Squarespace or Ghost, in a zip with its pictures, or an archive of Vitrine."
      >
        <div className="stack">
          {dialog.input}
          <p className="imported-facts muted">{file ? file.name : "None chosen."}</p>
          {fault && (
            <p className="field-error" role="alert">
              {fault}
            </p>
          )}
          <div>
            <Button isPending={isPending} onClick={dialog.open}>
              {isPending ? "Reading..." : file ? "Choose another file" : "Choose file"}
            </Button>
          </div>
        </div>
      </Panel>
      {isOpen && preview.outcomes && (
        <ArchivePreview file={file} outcomes={preview.outcomes} onDone={setTaken} />
      )}
      {isOpen && !preview.outcomes && (
        <ImportPreview file={file} preview={preview} onDone={setReport} />
      )}
      {report && <Imported report={report} />}
      {taken && (
        <Panel title="What was imported" description={<>The projects {projectList}</>}>
          <Losses losses={taken} />
        </Panel>
      )}
    </div>
  );
}

type PreviewProps = { file: File; preview: Preview; onDone: (report: Report) => void };

const title = "title";

const options = [
  { value: title, label: "Title of a text" },
  ...sectionKeys.map((key) => ({ value: key, label: `Begins ${sections[key].name}` })),
] as const;

function ImportPreview({ file, preview, onDone }: PreviewProps) {
  const [rules, setRules] = useState<ReadonlyMap<string, SectionKey | null>>(() =>
    headingsOf(preview),
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [fetchPictures, setFetchPictures] = useState(false);
  const { submit, isPending } = useImportWork(false);
  const count = preview.projects.length - leftOut.size;
  const write = () =>
    submit(
      {
        file: null,
        fetchPictures,
        leftOut: [...leftOut],
        rules: Array.from(rules, ([heading, section]) => ({
          heading,
          section: section && serverSections[section],
        })),
      },
      ({ importWork }) => importWork.report && onDone(importWork.report),
      { uploadables: { file } },
    );
  return (
    <>
      {rules.size > 0 && (
        <Panel
          title="Headings"
          description="Which section each heading begins. The others are titles within a section."
        >
          <div className="stack-wide">
            {Array.from(rules, ([heading, section]) => (
              <SelectField
                key={heading}
                label={heading}
                value={section ?? title}
                options={options}
                onChange={(value) =>
                  setRules(new Map(rules).set(heading, value === title ? null : value))
                }
              />
            ))}
          </div>
        </Panel>
      )}
      <Panel
        title={`From ${preview.kind}`}
        description="What would come in, and what cannot be kept. Nothing is written yet."
      >
        <div className="stack">
          <ul className="stack-wide">
            {preview.projects.map((project) => (
              <ImportedProject key={project.from} project={project}>
                {(name) => (
                  <Checkbox
                    isSelected={!leftOut.has(project.from)}
                    onChange={(isSelected) => {
                      const others = [...leftOut].filter((from) => from !== project.from);
                      setLeftOut(new Set(isSelected ? others : [...others, project.from]));
                    }}
                  >
                    {name}
                  </Checkbox>
                )}
              </ImportedProject>
            ))}
          </ul>
          <Losses losses={preview.losses} />
          {preview.hosts.length > 0 && (
            <Checkbox isSelected={fetchPictures} onChange={setFetchPictures}>
              Fetch the pictures that are on {preview.hosts.join(", ")}
            </Checkbox>
          )}
          <div>
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={count === 0}
              onClick={write}
            >
              {isPending ? "Bringing in..." : `Bring in ${countOf(count, "draft")}`}
            </Button>
          </div>
        </div>
      </Panel>
    </>
  );
}

const projectList = (
  <>
    are in the{" "}
    <Link className="text-link" to={paths.admin}>
      list of projects
    </Link>
    .
  </>
);

function Imported({ report }: { report: Report }) {
  return (
    <Panel
      title="What was imported"
      description={
        <>
          {countOf(report.projects.length, "project")}, all of them drafts. They {projectList}
        </>
      }
    >
      <ul className="stack-wide">
        {report.projects.map((project) => (
          <ImportedProject key={project.from} project={project} />
        ))}
      </ul>
      <Losses losses={report.losses} />
    </Panel>
  );
}

/** For each heading of the projects, the section that begins with it. Null for a title within a section. */
function headingsOf({ projects }: Preview): Map<string, SectionKey | null> {
  const all = projects.flatMap(({ headings }) => headings);
  return new Map(
    all.map(({ heading, section }) => [
      heading,
      sectionKeys.find((key) => serverSections[key] === section) ?? null,
    ]),
  );
}
