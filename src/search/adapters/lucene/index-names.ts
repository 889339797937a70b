import { randomBytes } from 'node:crypto';
import type { SearchSchema } from '../../search-schema.js';

/** What an alias says about its index: it is live, it is built by a rebuild, or a rebuild has replaced it. */
export interface NamedIndex {
  readonly entityType: string;
  readonly role: 'live' | 'building' | 'replaced';
  /** Id of the rebuild; undefined for the live alias. */
  readonly rebuild: string | undefined;
}

const GENERATION = /^\d{13}[0-9a-f]{8}$/;
const TIME_DIGITS = 13;
const ROLES = ['building', 'replaced'] as const;

/**
 * Names of indices. `datasetindex_v2` is an alias, or an index in a store filled by DataHub; the index behind it is
 * `datasetindex_v2_<generation>`. An index that is being built has the alias `datasetindex_v2_building_<generation>`;
 * one that a rebuild has replaced has the alias `datasetindex_v2_replaced_<generation>` until it is removed.
 */
export class IndexNames {
  private readonly types: ReadonlyMap<string, string>;
  private readonly before: string;

  constructor(
    private readonly schema: SearchSchema,
    private readonly prefix: string,
  ) {
    this.types = new Map(schema.entityTypes().map((type) => [this.live(type), type]));
    this.before = prefix === '' ? '' : `${prefix}_`.toLowerCase();
  }

  /** The index for data that concerns all entity types. */
  get metadata(): string {
    return `${this.before}metadata_service_index`;
  }

  /** Pattern that matches every name of this class except `metadata`, and possibly names of others. */
  get pattern(): string {
    return `${this.before}*index_v2*`;
  }

  /** The alias that searches use. */
  live(entityType: string): string {
    return this.schema.indexName(entityType, this.prefix);
  }

  /** The alias that a rebuild writes to. */
  building(entityType: string, rebuild: string): string {
    return `${this.live(entityType)}_building_${rebuild}`;
  }

  /** The alias of an index that a rebuild has replaced. */
  replaced(entityType: string, rebuild: string): string {
    return `${this.live(entityType)}_replaced_${rebuild}`;
  }

  /** An alias that records the outcome of a rebuild: exchanged if one of its indices has the alias, else discarded. */
  fate(rebuild: string): string {
    return `${this.before}metadata_service_fate_${rebuild}`;
  }

  /** The name of the index itself. */
  physical(entityType: string, generation: string): string {
    return `${this.live(entityType)}_${generation}`;
  }

  /** What an alias of this service refers to; undefined for any other name. */
  ofAlias(alias: string): NamedIndex | undefined {
    const live = this.types.get(alias);
    if (live !== undefined) return { entityType: live, role: 'live', rebuild: undefined };
    for (const role of ROLES) {
      const [name = '', rebuild = ''] = alias.split(`_${role}_`, 2);
      const entityType = this.types.get(name);
      if (entityType !== undefined && GENERATION.test(rebuild)) return { entityType, role, rebuild };
    }
    return undefined;
  }

  /**
   * Entity type of an index that this service created, or that DataHub created under the live name; undefined for
   * others.
   */
  ofPhysical(name: string): string | undefined {
    const live = this.types.get(name);
    if (live !== undefined) return live;
    const end = name.lastIndexOf('_');
    return GENERATION.test(name.slice(end + 1)) ? this.types.get(name.slice(0, end)) : undefined;
  }

  /** Entity type of a document. */
  typeOfUrn(urn: string): string | undefined {
    return this.schema.entity(urn.split(':', 3)[2] ?? '')?.entityType;
  }
}

/** A unique suffix for new indices: the time in milliseconds and a random part. */
export function newGeneration(): string {
  return `${String(Date.now()).padStart(TIME_DIGITS, '0')}${randomBytes(4).toString('hex')}`;
}

/** Time since the generation in the name of an index was made, by the clocks of two processes, in milliseconds. */
export function ageMs(physical: string): number {
  const generation = physical.slice(physical.lastIndexOf('_') + 1);
  return Date.now() - Number(generation.slice(0, TIME_DIGITS));
}
