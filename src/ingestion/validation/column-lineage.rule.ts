import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import { columnPairs, MOST_COLUMN_PAIRS } from '../../graph/index.js';
import { oncePerBatch } from './once-per-batch.js';
import { invalid } from './rule-failure.js';

const ASPECTS: readonly string[] = ['upstreamLineage', 'dataJobInputOutput'];

/** Most pairs of columns in the aspects of a batch: four of the largest aspects. */
const MOST_OF_BATCH = 4 * MOST_COLUMN_PAIRS;

/**
 * Column lineage between two sets of columns is an edge for each pair, whose number grows with the square of the text:
 * an aspect and a batch have a limit.
 */
export function columnLineageRule(): WriteRule {
  const totalOf = oncePerBatch(({ batch }) =>
    batch.filter(({ aspect }) => ASPECTS.includes(aspect.name)).reduce((sum, one) => sum + pairsOf(one), 0),
  );
  return {
    aspects: ASPECTS,
    check(planned, context) {
      const own = pairsOf(planned);
      if (own > MOST_COLUMN_PAIRS) throw tooMany(planned, own, MOST_COLUMN_PAIRS, 'Send smaller sets of columns.');
      const total = totalOf(context);
      if (total > MOST_OF_BATCH) throw tooMany(planned, total, MOST_OF_BATCH, 'Send several batches.');
    },
  };
}

function pairsOf({ value }: PlannedWrite): number {
  return value === undefined ? 0 : columnPairs(value);
}

function tooMany(planned: PlannedWrite, pairs: number, limit: number, advice: string): Error {
  const text = `fineGrainedLineages: sets of columns with ${String(pairs)} pairs, more than the limit of ${String(limit)}.`;
  return invalid(planned, `${text} ${advice}`);
}
