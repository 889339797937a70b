import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DAY_MS } from '../../foundation/common/durations.js';
import { Database } from '../../foundation/database/index.js';
import { REFUSED_PROPOSAL_TABLE } from './refused-proposal.row.js';

/** How long refusals are kept, in milliseconds: seven days, as long as DataHub keeps its failed proposals. */
const KEPT_MS = 7 * DAY_MS;

/** A proposal that was accepted but could not be written later. */
export interface RefusedProposal {
  readonly urn: string;
  readonly aspectName: string;
  /** Of the closed list of errors. */
  readonly code: string;
  readonly message: string;
}

interface ResultRow {
  readonly urn: string;
  readonly aspect: string;
  readonly code: string;
  readonly message: string;
}

/**
 * Keeps the refused proposals of asynchronous writes for seven days. Methods throw `ENGINE_UNAVAILABLE` when the
 * database does not answer.
 */
@Injectable()
export class RefusedProposalStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Records refusals of one trace durably, and removes old ones. */
  async add(traceId: string, refused: readonly RefusedProposal[]): Promise<void> {
    const now = this.clock.now();
    const rows = refused.map(({ urn, aspectName, code, message }) => [
      randomUUID(),
      traceId,
      urn,
      aspectName,
      code,
      message,
      now,
    ]);
    await this.database.transaction(async (sql) => {
      await sql.execute('DELETE FROM refused_proposal WHERE created_on < ?', [now - KEPT_MS]);
      await sql.insert(REFUSED_PROPOSAL_TABLE, rows);
    });
  }

  /** The refusals of one trace. */
  async of(traceId: string): Promise<readonly RefusedProposal[]> {
    const rows = await this.database.read((sql) =>
      sql.select<ResultRow>('SELECT urn, aspect, code, message FROM refused_proposal WHERE trace_id = ?', [traceId]),
    );
    return rows.map(({ urn, aspect, code, message }) => ({ urn, aspectName: aspect, code, message }));
  }
}
