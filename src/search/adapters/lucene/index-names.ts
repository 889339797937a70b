import { randomBytes } from 'node:crypto';
import type { SearchSchema } from '../../search-schema.js';

/** What an alias refers to. */
export interface NamedIndex {
  readonly entityType: string;
  /** Id of the rebuild to which the alias belongs; undefined for the live alias. */
  readonly rebuild: string | undefined;
}

const GENERATION = /^\d{13}[0-9a-f]{8}$/;
const BUILDING = '_building_';

/**
 * Names of indices. `datasetindex_v2` is an alias, or an index in a store filled by DataHub; the index behind it is
 * `datasetindex_v2_<generation>`. An index that is being built has the alias `datasetindex_v2_building_<generation>`.
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
    return `${this.live(entityType)}${BUILDING}${rebuild}`;
  }

  /** The name of the index itself. */
  physical(entityType: string, generation: string): string {
    return `${this.live(entityType)}_${generation}`;
  }

  /** What an alias of this service refers to; undefined for any other name. */
  ofAlias(alias: string): NamedIndex | undefined {
    const [live = '', rebuild] = alias.split(BUILDING, 2);
    const entityType = this.types.get(live);
    if (entityType === undefined || (rebuild !== undefined && !GENERATION.test(rebuild))) return undefined;
    return { entityType, rebuild };
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
  return `${String(Date.now()).padStart(13, '0')}${randomBytes(4).toString('hex')}`;
}
