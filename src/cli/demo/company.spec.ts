import { describe, expect, it } from '@jest/globals';
import { AspectValidator, checkEntityUrn, ModelRegistry } from '../../model/index.js';
import { columnsOf, sourcesOf } from './columns.js';
import { demoProposals, demoUrns } from './company.js';
import { DEMO } from './content/names.js';
import { QUERIES } from './content/queries.js';
import { DASHBOARDS } from './content/reports.js';
import { tableNamed, TABLES } from './content/tables/all-tables.js';
import type { DemoProposal } from './proposal.js';

const DAY = Date.UTC(2026, 10, 23, 15);
const NEXT_DAY = DAY + 86_400_000;

/** What every installation has, so that the example refers to it without writing it. */
const EXTERNAL = /^urn:li:(dataPlatform:|dataType:datahub\.|entityType:datahub\.|ownershipType:__system__)/;

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry, Infinity, true);
const proposals = demoProposals(DAY);
const urns = new Set(demoUrns(proposals));

function refusal({ entityType, entityUrn, aspectName, aspect }: DemoProposal): readonly string[] {
  try {
    checkEntityUrn(registry, entityUrn);
    validator.validateWrite(registry.aspect(entityType, aspectName), JSON.parse(aspect.value), entityUrn);
    return [];
  } catch (error) {
    return [`${entityUrn} ${aspectName}: ${String(error)}`];
  }
}

function referredIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('urn:li:') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referredIn) : [];
}

function isColumn(urn: string): boolean {
  const [, parent = '', path] = /^urn:li:schemaField:\((.*),(\w+)\)$/.exec(urn) ?? [];
  const schema = proposals.find(({ entityUrn, aspectName }) => entityUrn === parent && aspectName === 'schemaMetadata');
  const { fields } = JSON.parse(schema?.aspect.value ?? '{"fields":[]}') as { fields: { fieldPath: string }[] };
  return fields.some(({ fieldPath }) => fieldPath === path);
}

function keyed(all: readonly DemoProposal[]): ReadonlyMap<string, string> {
  return new Map(all.map(({ entityUrn, aspectName, aspect }) => [`${entityUrn} ${aspectName}`, aspect.value]));
}

describe('the example company', () => {
  it('should fit the model', () => {
    expect(proposals.flatMap(refusal)).toEqual([]);
  });

  it('should have about 350 entities of many types, more than 120 of them datasets', () => {
    const types = new Map<string, number>();
    for (const urn of urns) types.set(urn.split(':')[2] ?? '', (types.get(urn.split(':')[2] ?? '') ?? 0) + 1);
    expect(urns.size).toBeGreaterThan(300);
    expect(urns.size).toBeLessThan(400);
    expect(types.get('dataset')).toBeGreaterThan(120);
    expect(types.size).toBeGreaterThan(25);
  });

  it('should name every entity after the company', () => {
    expect([...urns].filter((urn) => !urn.includes(DEMO))).toEqual([]);
  });

  it('should refer only to its own entities and columns, and to those of every installation', () => {
    const referred = new Set(proposals.flatMap(({ aspect }) => referredIn(JSON.parse(aspect.value))));
    const unknown = [...referred].filter((urn) => !urns.has(urn) && !EXTERNAL.test(urn) && !isColumn(urn));
    expect(unknown).toEqual([]);
  });

  it('should compute every named source of a column from an upstream column', () => {
    const missing = TABLES.flatMap((table) =>
      columnsOf(table).flatMap((column) => {
        const found = sourcesOf(table, column).map((source) => source.column);
        return (column.sources ?? []).filter((name) => !found.includes(name)).map((name) => `${table.name}: ${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('should use columns that exist in charts and queries', () => {
    const used = [
      ...Object.values(DASHBOARDS).flatMap(({ charts }) => Object.values(charts)),
      ...Object.values(QUERIES).flatMap(({ reads }) =>
        Object.entries(reads).map(([table, columns]) => ({ table, columns })),
      ),
    ];
    const missing = used.flatMap(({ table, columns }) => {
      const known = columnsOf(tableNamed(table)).map(({ name }) => name);
      return columns.filter((name) => !known.includes(name)).map((name) => `${table}.${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('should be the same at every time of a day', () => {
    expect(demoProposals(DAY + 3_600_000)).toEqual(proposals);
  });

  it('should change nothing but time series, runs and incidents on the next day', () => {
    const before = keyed(proposals);
    const changed = demoProposals(NEXT_DAY).filter(
      ({ entityUrn, aspectName, aspect }) => before.get(`${entityUrn} ${aspectName}`) !== aspect.value,
    );
    const versioned = changed.filter(({ entityType, aspectName }) => {
      return registry.aspect(entityType, aspectName).kind === 'versioned';
    });
    expect(new Set(versioned.map(({ aspectName }) => aspectName))).toEqual(
      new Set(['incidentInfo', 'dataProcessInstanceProperties']),
    );
    expect(new Set(demoUrns(demoProposals(NEXT_DAY)))).toEqual(urns);
  });
});
