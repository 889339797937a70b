import type { BrowseGroup, BrowseQuery, BrowseResult } from '../../../../search-query.js';
import type { Column } from '../columns/column.js';
import { matchesOf } from './hits.js';
import type { IndexView } from '../index-view.js';
import { setOf } from '../sets/document-set.js';
import { pageOf } from './page-selection.js';
import { Scoring } from '../matching/scoring.js';
import { pathSeparator } from '../matching/value-test.js';

/** Maximum number of groups at a level. Source: DataHub's browse queries. */
const MOST_GROUPS = 2_000;

/** Position of documents with one set of paths relative to the browsed path. */
interface Place {
  /** Names of the groups that contain them, and whether they are deeper inside the group. */
  readonly groups: ReadonlyMap<string, boolean>;
  readonly isAtPath: boolean;
}

/** The groups below a path, and the documents directly in it. */
export function browse(query: BrowseQuery, view: IndexView): BrowseResult {
  const hits = matchesOf(query, view).documents.ids();
  const separator = pathSeparator(query.field.kind) ?? '/';
  const column = view.column(query.field.name);
  const places = new Map<number, Place>();
  const placeOf = (id: number): Place => {
    view.stop.step();
    const code = column?.codes[id] ?? 0;
    const known = places.get(code) ?? placeIn(pathsOf(code, column, query, view), query.path, separator);
    places.set(code, known);
    return known;
  };
  const below = groupsOf(countedPlaces(hits, placeOf));
  const atPath = setOf(hits.filter((id) => placeOf(id).isAtPath));
  const page = query.entities === undefined ? [] : pageOf(atPath, UNSCORED, { ...query.entities, sort: BY_URN }, view);
  return { ...below, entities: page.map(({ urn }) => urn), totalEntities: atPath.size };
}

/** Documents are not ranked. */
const UNSCORED = new Scoring([]);

const BY_URN = [{ field: { name: 'urn', kind: 'exact' }, order: 'asc', missing: 'last' }] as const;

function pathsOf(code: number, column: Column | undefined, { field }: BrowseQuery, view: IndexView): readonly string[] {
  if (column === undefined) return [];
  return Array.from(column.valuesOf(code), (value) => view.textOfTerm(field.name, column.term(value)));
}

function placeIn(paths: readonly string[], path: string, separator: string): Place {
  const groups = new Map<string, boolean>();
  const start = path + separator;
  for (const one of paths) {
    if (!one.startsWith(start)) continue;
    const [name = '', ...deeper] = one.slice(start.length).split(separator);
    groups.set(name, (groups.get(name) ?? false) || deeper.length > 0);
  }
  return { groups, isAtPath: path !== '' && paths.includes(path) };
}

/** Number of documents at each place. */
function countedPlaces(documents: Uint32Array, placeOf: (id: number) => Place): ReadonlyMap<Place, number> {
  const counts = new Map<Place, number>();
  for (const id of documents) {
    const place = placeOf(id);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

function groupsOf(places: ReadonlyMap<Place, number>): Pick<BrowseResult, 'groups' | 'total'> {
  const groups = new Map<string, { count: number; hasSubGroups: boolean }>();
  let total = 0;
  for (const [place, count] of places) {
    if (place.groups.size > 0) total += count;
    for (const [name, isDeeper] of place.groups) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, { count, hasSubGroups: isDeeper });
      else {
        group.count += count;
        group.hasSubGroups ||= isDeeper;
      }
    }
  }
  const named = [...groups].map(([name, group]): BrowseGroup => ({ name, ...group }));
  named.sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
  return { groups: named.slice(0, MOST_GROUPS), total };
}
