import { describe, expect, it } from '@jest/globals';
import { itWhere } from '../../test/support/checkout/needs.js';
import { isOwnAddition } from '../../test/support/checkout/own-additions.js';
import { hasSharedFolder, sharedJson } from '../../test/support/checkout/shared-folder.js';
import { danglingPaths } from './annotated-paths.js';
import type { ModelSchema } from './keywords.js';
import { lineageEdgeTypes } from './lineage.js';
import { ModelRegistry } from './registry.js';
import type { AspectSpec } from './specs.js';

type Annotation = Readonly<Record<string, unknown>>;

interface Difference {
  readonly type: string;
  readonly field: string;
  readonly annotation: string;
  readonly server: Annotation | null;
}

interface LineageFact {
  readonly source: string;
  readonly relationship: string;
  readonly destination: string;
  readonly destinationIsUpstream: boolean;
  readonly paths: readonly string[];
}

const KINDS = {
  Searchable: 'searchable',
  SearchableRef: 'searchableRefs',
  Relationship: 'relationships',
  TimeseriesField: 'timeseriesFields',
  TimeseriesFieldCollection: 'timeseriesCollections',
  UrnValidation: 'urns',
} as const;

const LAYOUT_V3_MEMBERS = new Set(['v3', 'searchTier', 'searchLabel', 'entityFieldName', 'eagerGlobalOrdinals']);
const FLAGS = new Set(['queryByDefault', 'enableAutocomplete', 'addToFilters', 'isLineage', 'isUpstream']);

const registry = ModelRegistry.standard();
const withFacts = itWhere(hasSharedFolder, 'facts');

describe('the annotations of the standard model', () => {
  withFacts('should be those of the facts, or of the open server where it differs', () => {
    const facts = sharedJson<Record<string, Annotation>>('model', 'annotations.json');
    const differences = sharedJson<{ annotations: Difference[] }>('model', 'open-server-differences.json');
    const expected = flatten(facts);
    const actual = inForce();
    const wrong = [...new Set([...expected.keys(), ...actual.keys()])].filter((place) => {
      const server = serverAnnotation(place, differences.annotations);
      return (actual.get(place) ?? '') !== (server ?? expected.get(place) ?? '');
    });
    expect(wrong).toEqual([]);
  });

  withFacts('should give the lineage edges of the facts', () => {
    const facts = sharedJson<LineageFact[]>('model', 'lineage.json');
    const expected = facts.flatMap(({ paths, ...edge }) => paths.map((path) => describeEdge(edge, path)));
    const actual = lineageEdgeTypes(registry).map((edge) => describeEdge(edge, [edge.aspect, ...edge.path].join('/')));
    expect(actual.sort()).toEqual(expected.sort());
  });

  it('should contain only existing paths', () => {
    const dangling = registry.aspects().flatMap(({ schema }) => danglingPaths(schema, 'x-searchable'));
    expect([
      ...dangling,
      ...registry.aspects().flatMap(({ schema }) => danglingPaths(schema, 'x-relationship')),
    ]).toEqual([]);
  });
});

function describeEdge(edge: Omit<LineageFact, 'paths'>, path: string): string {
  return [edge.source, edge.relationship, edge.destination, edge.destinationIsUpstream, path].join(' ');
}

function flatten(facts: Readonly<Record<string, Annotation>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [place, fact] of Object.entries(facts)) {
    for (const kind of Object.keys(KINDS)) {
      const annotation = fact[kind] as Annotation | undefined;
      if (annotation !== undefined) found.set(`${kind} ${place}`, canonical(annotation));
    }
  }
  return found;
}

function inForce(): Map<string, string> {
  const found = new Map<string, string>();
  for (const aspect of registry.aspects()) {
    if (isOwnAddition(aspect.name)) continue;
    for (const [kind, member] of Object.entries(KINDS)) {
      for (const { path, annotation } of aspect[member]) {
        if (kind === 'UrnValidation' && !('strict' in annotation)) continue;
        const at = kind === 'UrnValidation' && path.at(-1) === '*' ? path.slice(0, -1) : path;
        found.set(`${kind} ${aspect.name}:/${at.join('/')}`, canonical(annotation as Annotation));
      }
    }
  }
  return found;
}

/** The open server's annotation at a place where it differs, empty for none; undefined if it does not differ. */
function serverAnnotation(place: string, differences: readonly Difference[]): string | undefined {
  const [kind = '', aspectName = '', pathText = ''] = /^(\w+) (\w+):\/(.*)$/.exec(place)?.slice(1) ?? [];
  const path = pathText.split('/');
  for (const { record, at } of recordsOn(registry.findAspect(aspectName), path)) {
    const difference = differences.find((d) => d.type === record && d.field === path[at] && d.annotation === kind);
    if (difference === undefined) continue;
    const below = path
      .slice(at + 1)
      .map((step) => `/${step}`)
      .join('');
    const server = difference.server === null || below === '' ? difference.server : difference.server[below];
    return server === null || server === undefined ? '' : canonical(server as Annotation);
  }
  return undefined;
}

function recordsOn(aspect: AspectSpec | undefined, path: readonly string[]): readonly { record: string; at: number }[] {
  const records: { record: string; at: number }[] = [];
  let schema: ModelSchema | undefined = aspect?.schema;
  for (const [at, step] of path.entries()) {
    const record = schema?.['x-record'];
    if (record !== undefined) records.push({ record, at });
    schema = schema?.properties?.[step] ?? schema?.items ?? (schema?.additionalProperties || undefined);
  }
  return records;
}

function canonical(annotation: Annotation): string {
  const members = Object.entries(annotation).filter(
    ([name, value]) => !LAYOUT_V3_MEMBERS.has(name) && !(FLAGS.has(name) && typeof value !== 'boolean'),
  );
  const sorted = members
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set<unknown>(value)] : value])
    .sort();
  return JSON.stringify(sorted);
}
