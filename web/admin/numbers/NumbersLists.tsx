import "./CountTable.css";
import "./NumbersLists.css";
import { type ReactNode, useId } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { NumbersLists_numbers$key } from "../../__generated__/NumbersLists_numbers.graphql";
import { useHydrated } from "../../site/useHydrated";
import { useSectionNaming } from "../editing/sectionNames";
import { countWords, deviceWords, pageWords, referrerWords } from "./numberWords";

/** The counts by page, section, referrer, device and country. */
export function NumbersLists({ numbers }: { numbers: NumbersLists_numbers$key }) {
  const nameSection = useSectionNaming();
  const { pages, referrers, devices, countries, sections } = useFragment(
    graphql`
      fragment NumbersLists_numbers on Numbers {
        pages {
          name
          visitors
          views
          reads
          project {
            id
            name
          }
        }
        referrers {
          name
          views
        }
        devices {
          name
          views
        }
        countries {
          name
          views
        }
        sections {
          section
          name
          seen
          reached
        }
      }
    `,
    numbers,
  );
  const [parameters] = useSearchParams();
  const editAddress = (project: string) => {
    const next = new URLSearchParams(parameters);
    next.set("project", project);
    return `?${next}`;
  };
  // Names of countries are rendered only in the browser, because the server may have other names for them.
  const isHydrated = useHydrated();
  const named = (
    list: readonly { readonly name: string; readonly views: number }[],
    words: (name: string) => string,
  ) => list.map(({ name, views }) => ({ key: name, name: words(name), counts: [views] }));
  return (
    <div className="numbers-lists">
      <CountTable
        title="Pages"
        name="Page"
        columns={["Views", "Reads", "Visitors"]}
        rows={pages.map(({ name, project, views, reads, visitors }) => ({
          key: name,
          name: project ? (
            <Link className="text-link" to={editAddress(project.id)}>
              {project.name}
            </Link>
          ) : (
            pageWords(name, null)
          ),
          counts: [views, reads, visitors],
        }))}
      />
      <CountTable
        title="How far case studies are read"
        name="Section"
        columns={["Read this far", "Looked at"]}
        rows={sections.map(({ section, name, seen, reached }) => ({
          key: section,
          name: name ?? nameSection(section),
          counts: [reached, seen],
        }))}
        note="In views. Who went past a section has read this far, whether or not it was looked at."
      />
      <CountTable
        title="Where readers come from"
        name="Site"
        columns={["Views"]}
        rows={named(referrers, referrerWords)}
        note="No other page: the address was typed, or opened from an app or a mail."
      />
      <CountTable
        title="Devices"
        name="Device"
        columns={["Views"]}
        rows={named(devices, deviceWords)}
      />
      {countries.length > 0 && (
        <CountTable
          title="Countries"
          name="Country"
          columns={["Views"]}
          rows={named(countries, (code) => (isHydrated ? countryWords(code) : code))}
        />
      )}
    </div>
  );
}

function countryWords(code: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
}

type Props = {
  title: string;
  /** The heading of the rows, such as "Page". */
  name: string;
  /** The headings of the counts. The first count is drawn as a bar. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; counts: readonly number[] }[];
  note?: string;
};

/** A table of counts, with a bar in each row. The length of the bar is relative to the largest first count. */
function CountTable({ title, name, columns, rows, note }: Props) {
  const titleId = useId();
  const max = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
  return (
    <section className="count-table" aria-labelledby={titleId}>
      <h2 className="numbers-title strong close-lines" id={titleId}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="numbers-note muted">None in this period.</p>
      ) : (
        <table className="numbers-table fill small tabular close-lines">
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className="count-table-name">{row.name}</span>
                  <span
                    className="count-table-bar"
                    style={{ inlineSize: `${(100 * (row.counts[0] ?? 0)) / max}%` }}
                  />
                </th>
                {columns.map((column, index) => (
                  <td key={column}>{countWords(row.counts[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="numbers-note muted">{note}</p>}
    </section>
  );
}
