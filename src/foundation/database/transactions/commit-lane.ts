import type { CommitMark } from './commit-mark.js';
import { isConflict, isConnectionLost, outcomeUnknown } from '../sql/sql-errors.js';
import type { SqlTransaction } from '../sql/sql-transaction.js';
import type { WriteSession } from './write-session.js';

/** Work that runs inside a transaction. It may run more than once, so it must change nothing except the database. */
export type TransactionWork<T> = (sql: SqlTransaction) => Promise<T>;

/** Maximum number of times a transaction is restarted on another connection after its own was lost. */
const REPLACEMENTS = 2;

/** Runs transactions one at a time. */
export class CommitLane {
  constructor(
    private readonly open: () => Promise<WriteSession>,
    private readonly mark: CommitMark | undefined,
  ) {}

  /**
   * Runs `work` in its own transaction. Resolves after the commit, even if its outcome had to be queried on another
   * connection. Restarts at most twice if the connection is lost and nothing was committed. Throws the error of the
   * engine or of `work`, in which case nothing is stored, or `OUTCOME_UNKNOWN`.
   */
  async run<T>(work: TransactionWork<T>): Promise<T> {
    for (let replacements = 0; ; replacements += 1) {
      const note = await this.mark?.next();
      const session = await this.open();
      try {
        return await this.runOn(session, work, note);
      } catch (error) {
        if (!isConnectionLost(error) || replacements === REPLACEMENTS) throw error;
      }
    }
  }

  private async runOn<T>(session: WriteSession, work: TransactionWork<T>, note: string | undefined): Promise<T> {
    let result: T;
    try {
      for (const statement of session.sql.dialect.begin(note)) await session.sql.execute(statement);
      result = await work(session.sql);
    } catch (error) {
      await abandon(session);
      throw error;
    }
    await this.commit(session);
    return result;
  }

  /**
   * Resolves when the transaction is committed. Throws `OUTCOME_UNKNOWN`, or the engine's error if it is not committed.
   */
  private async commit(session: WriteSession): Promise<void> {
    try {
      await session.sql.execute('COMMIT');
    } catch (error) {
      await abandon(session);
      if (this.mark === undefined || isConflict(error)) throw error;
      const outcome = await this.mark.outcome(session.thread);
      if (outcome === 'committed') return;
      throw outcome === 'unknown' ? outcomeUnknown(error) : error;
    }
    await session.close();
  }
}

/**
 * Rolls the transaction back; ends the connection, and thereby the transaction, if it cannot roll back. Never throws,
 * so that the original error is reported.
 */
async function abandon(session: WriteSession): Promise<void> {
  try {
    await session.sql.execute('ROLLBACK');
    await session.close();
  } catch {
    await session.destroy().catch(() => undefined);
  }
}
