import {
  AspectValidator,
  type AspectPlace,
  type AspectSpec,
  type EntitySpec,
  ModelRegistry,
} from '../../../src/model/index.js';
import type { ModelSchema } from '../../../src/model/keywords.js';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Path = readonly string[];

/** An aspect of an entity with a secret in it. */
export interface Plant {
  readonly entityType: string;
  readonly urn: string;
  readonly aspect: string;
  readonly value: object;
  /** What nobody without rights may see anywhere; undefined when the aspect is only there for another's sake. */
  readonly needle: string | undefined;
  /** Where the secret stands, as the model says. */
  readonly place: string;
  /** Whether nothing of it may be indexed: of an entity that is hidden as a whole, those who may read it find it. */
  readonly isNeverIndexed: boolean;
}

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);
const SOMEBODY = 'urn:li:corpuser:somebody';

/** Aspects that only the service itself writes; a test of their own reads them through every API. */
const WRITTEN_BY_SERVICE: ReadonlySet<string> = new Set(['webhookSecret']);

/** Members without which the service refuses an aspect: a URL that can be called, and the writing user as the owner. */
const NEEDED: Readonly<Record<string, (needle: string) => object>> = {
  webhookInfo: (needle) => ({ url: `https://example.com/${needle}`, owner: 'urn:li:corpuser:datahub' }),
};

/**
 * Every secret of the model, planted once: each restricted field, each text of a secret aspect, and each text of the
 * entities that the model keeps from those who neither made nor manage them.
 */
export function plantsOf(random: () => string): readonly Plant[] {
  return registry.entities().flatMap((entity) => [...ofFields(entity, random), ...ofEntity(entity, random)]);
}

function ofFields(entity: EntitySpec, random: () => string): readonly Plant[] {
  return [...entity.aspects.values()].flatMap((aspect) => {
    const places = aspect.isSecret ? textPlaces(aspect) : aspect.restricted.map(({ path }) => path);
    return places.map((path) => {
      const needle = random();
      const value = sampleOf(aspect.schema, path, needle) as object;
      const place = [aspect.name, ...path].join('/');
      return {
        ...target(entity, random()),
        aspect: aspect.name,
        value,
        needle,
        place,
        isNeverIndexed: !isSearchable(aspect, path),
      };
    });
  });
}

function ofEntity(entity: EntitySpec, random: () => string): readonly Plant[] {
  const rule = entity.readableBy;
  if (rule === undefined) return [];
  const { urn, entityType } = target(entity, random());
  const named = [...new Set([...(rule.users ?? []), ...(rule.states ?? []).flat()].map(({ aspect }) => aspect))];
  const own = [...entity.aspects.values()].filter(
    ({ name, isKey, kind }) => !isKey && kind === 'versioned' && isOwn(name) && !WRITTEN_BY_SERVICE.has(name),
  );
  return own.map((aspect) => {
    const needle = random();
    let value = sampleOf(aspect.schema, undefined, needle);
    for (const state of (rule.states ?? []).flat())
      if (state.aspect === aspect.name) value = closed(aspect, state, value);
    for (const user of rule.users ?? []) if (user.aspect === aspect.name) value = put(value, user.path, SOMEBODY);
    const place = `${entity.name}/${aspect.name}`;
    const written = { ...(value as object), ...NEEDED[aspect.name]?.(needle) };
    return { entityType, urn, aspect: aspect.name, value: written, needle, place, isNeverIndexed: false };
  });

  function isOwn(name: string): boolean {
    return named.includes(name) || name.startsWith(entity.name);
  }
}

function target(entity: EntitySpec, id: string): { readonly entityType: string; readonly urn: string } {
  const key = Object.fromEntries(
    entity.keyParts.map(({ name, type, symbols }) => [name, type === 'enum' ? symbols?.[0] : id]),
  );
  return { entityType: entity.name, urn: entity.urnOf(key) };
}

function textPlaces(aspect: AspectSpec): readonly Path[] {
  const fields = Object.entries(aspect.schema.properties ?? {});
  return fields.filter(([, field]) => isText(field)).map(([name]) => [name]);
}

function isText(schema: ModelSchema): boolean {
  return schema.type === 'string' && schema.enum === undefined && schema['x-urn'] === undefined;
}

function isSearchable({ searchable }: AspectSpec, path: Path): boolean {
  return searchable.some((one) => one.path.join('/') === path.join('/'));
}

/** A value with what is required; `needle` at `path`, or, without a path, in every text. */
function sampleOf(schema: ModelSchema, path: Path | undefined, needle: string): Json {
  if (path?.length === 0) return filled(schema, needle);
  if (schema.properties !== undefined) return recordOf(schema, path, needle);
  if (schema.items !== undefined) return [sampleOf(schema.items, path?.slice(1), needle)];
  if (schema.type === 'object')
    return { key: sampleOf(schema.additionalProperties as ModelSchema, path?.slice(1), needle) };
  return path === undefined ? filled(schema, needle) : plain(schema);
}

function recordOf(schema: ModelSchema, path: Path | undefined, needle: string): Json {
  const fields = Object.entries(schema.properties ?? {});
  const isNeeded = (name: string, field: ModelSchema): boolean =>
    schema.required?.includes(name) === true || path?.[0] === name || (path === undefined && isText(field));
  const needed =
    schema['x-union'] === true ? fields.slice(0, 1) : fields.filter(([name, field]) => isNeeded(name, field));
  return Object.fromEntries(
    needed.map(([name, field]) => {
      const isOn = path === undefined || path[0] === name;
      return [name, isOn ? sampleOf(field, path?.slice(1), needle) : sampleOf(field, ['nowhere'], '')];
    }),
  );
}

function filled(schema: ModelSchema, needle: string): Json {
  if (isText(schema)) return needle;
  if (schema.items !== undefined || schema.properties !== undefined || schema.type === 'object')
    return sampleOf(schema, undefined, needle);
  return plain(schema);
}

function plain(schema: ModelSchema): Json {
  if (schema.enum !== undefined) return schema.enum[0] ?? '';
  if (schema['x-urn'] !== undefined) return `urn:li:${schema['x-urn'].entityTypes?.[0] ?? 'corpuser'}:somebody`;
  if (schema.type === 'string') return 'text';
  return schema.type === 'boolean' ? false : 1_700_000_000_000;
}

/** The value in a state that is not the one in which everybody may read. */
function closed(
  aspect: AspectSpec,
  { path, is }: AspectPlace & { readonly is: string | undefined },
  value: Json,
): Json {
  if (is === undefined) return value;
  const schema = path.reduce<ModelSchema>((at, step) => at.properties?.[step] ?? at, aspect.schema);
  return schema.enum === undefined ? value : put(value, path, schema.enum.find((symbol) => symbol !== is) ?? '');
}

function put(value: Json, [step, ...rest]: Path, leaf: Json): Json {
  if (step === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item) => put(item, rest, leaf));
  const members = typeof value === 'object' && value !== null ? value : {};
  return { ...members, [step]: put(members[step] ?? {}, rest, leaf) };
}

/** Those of the plants whose values the model takes; the others are named. */
export function valid(plants: readonly Plant[]): {
  readonly planted: readonly Plant[];
  readonly refused: readonly string[];
} {
  const faults = new Map(plants.map((plant) => [plant, faultOf(plant)]));
  return {
    planted: plants.filter((plant) => faults.get(plant) === undefined),
    refused: plants.flatMap((plant) => faults.get(plant) ?? []),
  };
}

function faultOf({ entityType, urn, aspect, value, place }: Plant): string | undefined {
  try {
    validator.validate(registry.aspect(entityType, aspect), value, urn);
    return undefined;
  } catch (error) {
    return `${place}: ${String(error)}`;
  }
}
