import { compareReleases, lineOf } from "../data/historyIndex.ts";
import {
  LEVELS,
  type ReferenceEntry,
  type ReferenceFile,
  type ReferenceKind,
} from "../reference/reference.ts";

interface FacetOption {
  value: string;
  label: string;
  matches(entry: ReferenceEntry): boolean;
}

/** A property to filter by, with a list of values, or a switch if there is only one. */
export interface Facet {
  /** The name of the URL parameter. */
  name: string;
  label: string;
  options: FacetOption[];
}

/** Returns the facets of a kind, lists before switches. */
export function facetsOf(kind: ReferenceKind, file: ReferenceFile): Facet[] {
  const { entries } = file;
  const kindFacets = {
    settings: () => [pageFacet("component", "Component", file), ...settingFacets(entries)],
    objects: () => objectFacets(entries),
    events: () => [pageFacet("area", "Area", file), ...eventFacets()],
    permissions: () => permissionFacets(entries),
  }[kind]();
  const isSwitch = ({ options }: Facet) => Number(options.length === 1);
  return [...kindFacets, ...sinceFacets(entries)].toSorted((a, b) => isSwitch(a) - isSwitch(b));
}

function pageFacet(name: string, label: string, { pages, entries }: ReferenceFile): Facet {
  const listed = new Set(entries.map((entry) => entry.page));
  const options = pages.map(([path, title], position) => ({
    value: path.slice(path.lastIndexOf("/") + 1),
    label: title,
    matches: (entry: ReferenceEntry) => entry.page === position,
  }));
  return { name, label, options: options.filter((_, position) => listed.has(position)) };
}

function settingFacets(entries: ReferenceEntry[]): Facet[] {
  return [
    typeFacet(entries),
    {
      name: "default",
      label: "Default",
      options: [
        { value: "some", label: "Has a default", matches: (entry) => entry.default !== undefined },
        { value: "none", label: "No default", matches: (entry) => entry.default === undefined },
        { value: "conditional", label: "Depends on a condition", matches: is("conditional") },
        { value: "first-start", label: "Set at first start", matches: is("firstStart") },
        { value: "required", label: "Must be set", matches: is("required") },
      ],
    },
    {
      name: "stored",
      label: "Stored in",
      options: [
        { value: "local", label: "config.toml", matches: is("local") },
        { value: "database", label: "Database", matches: (entry) => !entry.local },
      ],
    },
    onOff("expression", "Takes an expression", (entry) => typeOf(entry) === "expression"),
    onOff("enterprise", "Enterprise", is("enterprise")),
  ];
}

function objectFacets(entries: ReferenceEntry[]): Facet[] {
  return [
    areaFacet(entries),
    typeFacet(entries),
    onOff("whole", "Objects only", ({ name }) => !name.includes(".")),
    onOff("required", "Must be set", is("required")),
    onOff("expression", "Takes an expression", (entry) => typeOf(entry) === "expression"),
    onOff("enterprise", "Enterprise", is("enterprise")),
  ];
}

function eventFacets(): Facet[] {
  return [
    {
      name: "level",
      label: "Level",
      options: LEVELS.map((level) => ({
        value: level,
        label: level,
        matches: (entry) => entry.label === level,
      })),
    },
    onOff("metric", "Counted as a metric", is("metric")),
  ];
}

function permissionFacets(entries: ReferenceEntry[]): Facet[] {
  const rolesOf = ({ label }: ReferenceEntry) => label.split(", ").filter(Boolean);
  return [areaFacet(entries), { name: "role", label: "Built-in role", options: wordsIn(entries, rolesOf) }];
}

function areaFacet(entries: ReferenceEntry[]): Facet {
  return { name: "area", label: "Area", options: wordsIn(entries, ({ area = "" }) => [area]) };
}

function typeFacet(entries: ReferenceEntry[]): Facet {
  const byType = entries.toSorted((a, b) => (typeOf(a) < typeOf(b) ? -1 : 1));
  return { name: "type", label: "Type", options: wordsIn(byType, (entry) => [typeOf(entry)]) };
}

/** Lists the words of all entries, in their order. */
function wordsIn(entries: ReferenceEntry[], wordsOf: (entry: ReferenceEntry) => string[]): FacetOption[] {
  return [...new Set(entries.flatMap(wordsOf))].map((word) => ({
    value: word,
    label: word,
    matches: (entry) => wordsOf(entry).includes(word),
  }));
}

/** `0.13` matches what was added in 0.13.0 or later. */
function sinceFacets(entries: ReferenceEntry[]): Facet[] {
  const lines = new Set(entries.flatMap(({ since }) => (since ? [lineOf(since)] : [])));
  const options = [...lines].toSorted(compareReleases).map((line) => ({
    value: line,
    label: line,
    matches: ({ since }: ReferenceEntry) => since !== undefined && compareReleases(since, `${line}.0`) >= 0,
  }));
  return options.length > 1 ? [{ name: "since", label: "New since", options: options.toReversed() }] : [];
}

function onOff(name: string, label: string, matches: FacetOption["matches"]): Facet {
  return { name, label, options: [{ value: "yes", label, matches }] };
}

function typeOf({ type, label }: ReferenceEntry): string {
  return type ?? label;
}

function is(flag: "conditional" | "enterprise" | "firstStart" | "local" | "metric" | "required") {
  return (entry: ReferenceEntry) => entry[flag] ?? false;
}
