import { describe, expect } from '@jest/globals';
import { itWhere } from '../../test/support/checkout/needs.js';
import { isOwnAddition } from '../../test/support/checkout/own-additions.js';
import { hasSharedFolder, sharedJson } from '../../test/support/checkout/shared-folder.js';
import type { ModelSchema } from './keywords.js';
import { fieldsOf, mapValuesOf } from './keywords.js';
import { ModelRegistry } from './registry.js';
import type { AspectSpec, EntitySpec } from './specs.js';

interface FactsOfEntity {
  readonly keyAspect: string;
  readonly category: string | null;
  readonly key: readonly { readonly name: string; readonly enum?: readonly string[]; readonly Urn?: string }[];
  readonly aspects: readonly string[];
  readonly snapshot?: string;
  readonly snapshotAspects?: readonly string[];
}

interface FactsOfAspect {
  readonly type: string;
  readonly record: string;
  readonly keyOf?: string;
  readonly schemaVersion?: number;
}

type FactsOfFieldType =
  string | { readonly array?: FactsOfFieldType; readonly map?: FactsOfFieldType; readonly union?: readonly string[] };

interface FactsOfType {
  readonly symbols?: readonly string[];
  readonly aliasedUnion?: boolean;
  readonly fields?: readonly {
    readonly name: string;
    readonly type: FactsOfFieldType;
    readonly optional?: boolean;
    readonly default?: unknown;
    readonly deprecated?: boolean;
  }[];
}

interface Differences {
  readonly schemaVersions: Readonly<Record<string, { readonly server: number }>>;
  readonly registry: Readonly<Record<string, { readonly searchGroup: string; readonly viewUnrestricted?: boolean }>>;
}

const registry = ModelRegistry.standard();
const withFacts = itWhere(hasSharedFolder, 'facts');
const differences = hasSharedFolder ? sharedJson<Differences>('model', 'open-server-differences.json') : undefined;

describe('the standard model', () => {
  withFacts('should hold every entity as the facts have it', () => {
    const facts = sharedJson<Record<string, FactsOfEntity>>('model', 'entities.json');
    const expected = Object.entries(facts).map(([name, fact]) => [name, expectedEntity(name, fact)]);
    const ours = registry.entities().filter(({ name }) => !isOwnAddition(name));
    expect(Object.fromEntries(ours.map((entity) => [entity.name, describeEntity(entity)]))).toEqual(
      Object.fromEntries(expected),
    );
  });

  withFacts('should hold every aspect as the facts have it', () => {
    const facts = sharedJson<Record<string, FactsOfAspect>>('model', 'aspects.json');
    const expected = Object.entries(facts).map(([name, fact]) => [name, expectedAspect(name, fact)]);
    const ours = registry.aspects().filter(({ name }) => !isOwnAddition(name));
    expect(Object.fromEntries(ours.map((aspect) => [aspect.name, describeAspect(aspect)]))).toEqual(
      Object.fromEntries(expected),
    );
  });

  withFacts('should hold every record and enum as the facts have it', () => {
    const facts = sharedJson<Record<string, FactsOfType>>('model', 'types.json');
    const expected = Object.entries(facts).map(([name, fact]) => [name, expectedType(name, fact)]);
    const ours = [...namedTypes()].filter(([name]) => !isOwnAddition(name));
    expect(Object.fromEntries(ours.map(([name, schema]) => [name, describeType(schema)]))).toEqual(
      Object.fromEntries(expected),
    );
  });
});

function expectedEntity(name: string, fact: FactsOfEntity): object {
  return {
    aspects: [fact.keyAspect, ...fact.aspects],
    category: fact.category ?? undefined,
    key: fact.key.map((part) => [part.name, part.Urn !== undefined, part.enum]),
    snapshot: fact.snapshot,
    snapshotAspects: fact.snapshotAspects ?? [],
    searchGroup: differences?.registry[name]?.searchGroup ?? 'default',
    viewUnrestricted: differences?.registry[name]?.viewUnrestricted ?? false,
  };
}

function describeEntity(entity: EntitySpec): object {
  return {
    aspects: [...entity.aspects.keys()],
    category: entity.category,
    key: entity.keyParts.map((part) => [part.name, part.type === 'urn', part.symbols]),
    snapshot: entity.snapshot,
    snapshotAspects: entity.snapshotAspects,
    searchGroup: entity.searchGroup,
    viewUnrestricted: entity.viewUnrestricted,
  };
}

function expectedAspect(name: string, fact: FactsOfAspect): readonly unknown[] {
  const version = differences?.schemaVersions[name]?.server ?? fact.schemaVersion ?? 1;
  return [fact.record, fact.type, fact.keyOf !== undefined, version];
}

function describeAspect(aspect: AspectSpec): readonly unknown[] {
  return [aspect.recordName, aspect.kind, aspect.isKey, aspect.schemaVersion];
}

/** The facts come from Avro, which has no optional union of one type: it has the type itself. */
const LONE_UNIONS: ReadonlySet<string> = new Set(['com.linkedin.ml.metadata.QuantitativeAnalyses']);

function expectedType(name: string, fact: FactsOfType): unknown {
  if (fact.symbols !== undefined) return fact.symbols;
  return (fact.fields ?? []).map((field) => {
    const isRequired = fact.aliasedUnion !== true && field.optional !== true && field.default === undefined;
    const type = LONE_UNIONS.has(name) ? `union of ${typeText(field.type)}` : typeText(field.type);
    return [field.name, type, isRequired, withoutNulls(field.default), field.deprecated ?? false];
  });
}

function describeType(schema: ModelSchema): unknown {
  if (schema.enum !== undefined) return schema.enum;
  return Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    return [
      name,
      schemaText(field),
      isRequired,
      field.default,
      (field as { deprecated?: boolean }).deprecated ?? false,
    ];
  });
}

function typeText(type: FactsOfFieldType | undefined): string {
  if (type === undefined || typeof type === 'string') return type ?? '';
  if (type.union !== undefined) return `union of ${type.union.join(', ')}`;
  return type.array === undefined ? `map of ${typeText(type.map)}` : `array of ${typeText(type.array)}`;
}

function schemaText(schema: ModelSchema): string {
  if (schema['x-record'] !== undefined) return schema['x-record'];
  if (schema['x-union'] === true) return `union of ${Object.keys(fieldsOf(schema) ?? {}).join(', ')}`;
  if (schema.items !== undefined) return `array of ${schemaText(schema.items)}`;
  const values = mapValuesOf(schema);
  if (values !== undefined) return `map of ${schemaText(values)}`;
  return (schema as { 'x-primitive'?: string })['x-primitive'] ?? '';
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

function namedTypes(): ReadonlyMap<string, ModelSchema> {
  const found = new Map<string, ModelSchema>();
  const visit = (schema: ModelSchema): void => {
    if (schema['x-record'] !== undefined) found.set(schema['x-record'], schema);
    for (const inner of [schema.items, mapValuesOf(schema), ...Object.values(fieldsOf(schema) ?? {})]) {
      if (inner !== undefined) visit(inner);
    }
  };
  for (const aspect of registry.aspects()) visit(aspect.schema);
  return found;
}
