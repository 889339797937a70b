import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { Urn } from '../../foundation/common/urn.js';
import { Database, type SqlParameter } from '../../foundation/database/index.js';
import { AspectRemover } from './aspect-remover.js';
import { RetentionPolicies } from './retention.js';

/** The aspects that a sweep examines. */
export interface RetentionSelection {
  /** Matching aspects to skip. */
  readonly start: number;
  /** Aspects to examine at most. */
  readonly count: number;
  /** Only aspects whose newest history row has this number or a higher one. */
  readonly attemptWithVersion: number;
  readonly aspectName?: string;
  readonly urn?: string;
}

/** The result of a sweep. */
export interface RetentionSweepResult {
  /** Aspects to which their policy was applied. */
  readonly rowsHandled: number;
  /** Milliseconds that finding them took. */
  readonly findMs: number;
  /** Milliseconds that applying the policies took. */
  readonly applyMs: number;
}

interface GroupRow {
  readonly urn: string;
  readonly aspect: string;
  readonly newest: number;
}

/** Applies the retention policies to stored aspects that have not been written since the policies changed. */
@Injectable()
export class RetentionSweep {
  constructor(
    private readonly database: Database,
    private readonly policies: RetentionPolicies,
    private readonly remover: AspectRemover,
    private readonly clock: Clock,
  ) {}

  /** Sweeps a page of aspects in the order of urn and aspect. Throws `ENGINE_UNAVAILABLE`. */
  async run(selection: RetentionSelection): Promise<RetentionSweepResult> {
    const began = performance.now();
    const found = await this.find(selection);
    const findMs = Math.round(performance.now() - began);
    for (const row of found) await this.apply(row);
    return { rowsHandled: found.length, findMs, applyMs: Math.round(performance.now() - began) - findMs };
  }

  private find(selection: RetentionSelection): Promise<GroupRow[]> {
    const { start, count, attemptWithVersion, aspectName, urn } = selection;
    const terms = ['version > 0'];
    const parameters: SqlParameter[] = [];
    if (urn !== undefined) {
      terms.push('urn = ?');
      parameters.push(urn);
    }
    if (aspectName !== undefined) {
      terms.push('aspect = ?');
      parameters.push(aspectName);
    }
    return this.database.read((sql) =>
      sql.select<GroupRow>(
        `SELECT urn, aspect, MAX(version) AS newest FROM metadata_aspect_v2 WHERE ${terms.join(' AND ')}
         GROUP BY urn, aspect HAVING MAX(version) >= ? ORDER BY urn, aspect LIMIT ? OFFSET ?`,
        [...parameters, attemptWithVersion, count, start],
      ),
    );
  }

  private async apply({ urn, aspect, newest }: GroupRow): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (sql) => {
      const retention = await this.policies.for(sql, Urn.parse(urn).entityType, aspect);
      await this.remover.removeExpired(sql, retention, { urn, aspectName: aspect, version: Number(newest) + 1, now });
    });
  }
}
