import { repeat, type SqlDialect, type SqlParameter } from '../foundation/database/index.js';
import type { EdgeEnd } from './relationship-query.js';

/**
 * Maximum number of values passed as individual parameters, which engines plan for one by one; longer lists are passed
 * as one parameter if the engine supports it.
 */
const FEW = 100;

/** Builder of a WHERE clause; its parameters are in the order of its markers. */
export class EdgeCondition {
  private readonly terms: string[] = [];
  readonly parameters: SqlParameter[] = [];

  constructor(private readonly dialect: SqlDialect) {}

  /** The clause with a leading space; empty without conditions. */
  get sql(): string {
    return this.terms.length === 0 ? '' : ` WHERE ${this.terms.join(' AND ')}`;
  }

  add(term: string, ...parameters: readonly SqlParameter[]): this {
    this.terms.push(term);
    this.parameters.push(...parameters);
    return this;
  }

  /** Requires `column` to be one of `values`; no condition if there are none. */
  types(values: readonly string[] | undefined): this {
    return values === undefined || values.length === 0 ? this : this.oneOf('relationship_type', values);
  }

  /** Requires the urn in `column` to match `end`. */
  end(column: 'source' | 'destination', end: EdgeEnd | undefined): this {
    if (end?.urns !== undefined) this.oneOf(column, end.urns);
    return this.entityTypes(column, end?.entityTypes);
  }

  /** Requires the urn in `column` to have one of `types`; no condition if they are absent. */
  entityTypes(column: 'source' | 'destination', types: readonly string[] | undefined): this {
    if (types === undefined) return this;
    if (types.length === 0) return this.add('1 = 0');
    const likes = types.map(() => this.dialect.caseSensitiveLike(column));
    return this.add(`(${likes.join(' OR ')})`, ...types.map((type) => `urn:li:${type.replace(/[\\%_]/g, '\\$&')}:%`));
  }

  /** Requires either `one` or `other`; no condition if one of them is empty. */
  either(one: EdgeCondition, other: EdgeCondition): this {
    if (one.terms.length === 0 || other.terms.length === 0) return this;
    const text = (condition: EdgeCondition): string => `(${condition.terms.join(' AND ')})`;
    return this.add(`(${text(one)} OR ${text(other)})`, ...one.parameters, ...other.parameters);
  }

  private oneOf(column: string, values: readonly string[]): this {
    const distinct = [...new Set(values)];
    if (distinct.length === 0) return this.add('1 = 0');
    if (distinct.length <= FEW) return this.add(`${column} IN (${repeat('?', distinct.length)})`, ...distinct);
    const [term, parameters] = this.dialect.oneOfTexts(column, distinct);
    return this.add(term, ...parameters);
  }
}
