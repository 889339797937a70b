import { Injectable } from '@nestjs/common';
import { Database } from '../../foundation/database/index.js';
import { ModelRegistry } from '../../model/index.js';

/** Rows of each entity type whose aspects are examined. */
const ROWS_A_TYPE = 200;

/** Most types that are examined; rows without a readable type count as one each. */
const TYPES_LIMIT = 1_000;

/** The first three parts of a urn, which contain its entity type. */
const TYPE_OF_URN = /^urn:li:([^:]+):/;

/** A stored entity type, and its parts that the model lacks. */
export interface UnknownType {
  readonly entityType: string;
  /** Aspects that the model's type does not carry; empty where the model lacks the type itself. */
  readonly aspects: readonly string[];
  /** The urn of one of its entities. */
  readonly example: string;
}

interface KeyRow {
  readonly urn: string;
  readonly aspect: string;
}

/**
 * The stored entity types: the reader jumps from one to the next in the key's order, so that a large table costs no
 * more than a small one.
 */
@Injectable()
export class StoredTypes {
  constructor(
    private readonly database: Database,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * The parts of stored entity types that the model lacks, judged by the first 200 rows of each. Ends early when
   * `isWanted` returns false. Throws `ENGINE_UNAVAILABLE`.
   */
  async unknown(isWanted: () => boolean): Promise<readonly UnknownType[]> {
    const found: UnknownType[] = [];
    let rows = await this.rowsAfter('');
    for (let types = 0; types < TYPES_LIMIT && rows[0] !== undefined && isWanted(); types += 1) {
      const { urn } = rows[0];
      const entityType = TYPE_OF_URN.exec(urn)?.[1];
      if (entityType !== undefined) found.push(...this.unknownIn(entityType, rows));
      rows = await this.rowsAfter(entityType === undefined ? urn : endOf(entityType));
    }
    return found;
  }

  private unknownIn(entityType: string, rows: readonly KeyRow[]): readonly UnknownType[] {
    const own = rows.filter(({ urn }) => TYPE_OF_URN.exec(urn)?.[1] === entityType);
    const entity = this.registry.findEntity(entityType);
    const strange = own.filter(({ aspect }) => entity === undefined || !entity.aspects.has(aspect));
    const [first] = strange;
    if (first === undefined) return [];
    const names = entity === undefined ? [] : [...new Set(strange.map(({ aspect }) => aspect))].sort();
    return [{ entityType, aspects: names, example: first.urn }];
  }

  private rowsAfter(place: string): Promise<KeyRow[]> {
    const urn = this.database.dialect.byteOrdered('urn');
    const order = `${urn}, ${this.database.dialect.byteOrdered('aspect')}`;
    return this.database.read((sql) =>
      sql.select<KeyRow>(
        `SELECT urn, aspect FROM metadata_aspect_v2 WHERE version = 0 AND ${urn} > ? ORDER BY ${order} LIMIT ?`,
        [place, ROWS_A_TYPE],
      ),
    );
  }
}

/** A place after every urn of the type: ";" follows ":" in byte order. */
function endOf(entityType: string): string {
  return `urn:li:${entityType};`;
}
