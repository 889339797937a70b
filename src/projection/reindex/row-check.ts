import { Injectable } from '@nestjs/common';
import { isReadable, type ScannedRow } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { ModelRegistry } from '../../model/index.js';
import type { RestoreTally, RestoreTimes } from './restore-tally.js';

/** Returns why a row is bad, or undefined for a good one. */
type Check = (row: ScannedRow) => string | undefined;

/** Filters out rows from which nothing can be derived. */
@Injectable()
export class RowCheck {
  /** The urn that was checked last, because the rows of an entity follow each other. */
  private last: { readonly urn: string; readonly reason: string | undefined } = { urn: '', reason: undefined };

  constructor(private readonly registry: ModelRegistry) {}

  /** The rows whose urn, entity type, aspect and value can be read. The others are counted with their reason. */
  good(rows: readonly ScannedRow[], tally: RestoreTally): readonly ScannedRow[] {
    const checks: readonly (readonly [keyof RestoreTimes, Check])[] = [
      ['urns', (row) => this.urnReason(row)],
      ['entityTypes', (row) => this.typeReason(row)],
      ['aspects', (row) => this.aspectReason(row)],
      ['values', valueReason],
    ];
    return checks.reduce((left, [part, check]) => pass(left, check, part, tally), rows);
  }

  /** Urns whose key aspect is among `rows` but not among the `good` ones: their documents cannot be determined. */
  unusable(rows: readonly ScannedRow[], good: readonly ScannedRow[]): ReadonlySet<string> {
    if (rows.length === good.length) return new Set();
    const passed = new Set(good);
    const bad = rows.filter((row) => !passed.has(row) && this.isKey(row));
    return new Set(bad.map(({ record }) => record.urn));
  }

  private urnReason({ record }: ScannedRow): string | undefined {
    const { urn } = record;
    if (urn === '' || urn !== this.last.urn) this.last = { urn, reason: urnReason(urn) };
    return this.last.reason;
  }

  private isKey({ record }: ScannedRow): boolean {
    return this.registry.findEntity(typeOf(record.urn))?.keyAspect.name === record.aspect;
  }

  private typeReason({ record }: ScannedRow): string | undefined {
    const name = typeOf(record.urn);
    return this.registry.findEntity(name) === undefined ? `${name} is no entity type of the model` : undefined;
  }

  private aspectReason({ record }: ScannedRow): string | undefined {
    const entity = this.registry.findEntity(typeOf(record.urn));
    const aspect = entity?.aspects.get(record.aspect);
    if (aspect === undefined) return `${record.aspect} is no aspect of ${entity?.name ?? typeOf(record.urn)}`;
    return aspect.kind === 'timeseries' ? `${record.aspect} is a time series, which has no rows` : undefined;
  }
}

function pass(
  rows: readonly ScannedRow[],
  check: Check,
  part: keyof RestoreTimes,
  tally: RestoreTally,
): readonly ScannedRow[] {
  const begun = performance.now();
  const good = rows.filter((row) => {
    const reason = check(row);
    if (reason !== undefined) tally.ignore({ urn: row.record.urn, aspectName: row.record.aspect, reason });
    return reason === undefined;
  });
  tally.times[part] += performance.now() - begun;
  return good;
}

function typeOf(urn: string): string {
  return urn.split(':', 3)[2] ?? '';
}

function urnReason(urn: string): string | undefined {
  try {
    Urn.parse(urn);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Whether the value can be read is known once it is parsed; later readers do not parse it again. */
function valueReason({ record }: ScannedRow): string | undefined {
  return isReadable(record) ? undefined : 'the value is no JSON object';
}
