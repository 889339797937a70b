import type { JsonObject } from '../../../foundation/json/json.js';
import { ANY_OBJECT, FLAG, listOf, NUMBER, oneOfTexts, record, TEXT, WHOLE } from '../operation/schemas.js';

const ENGINE = record({ kind: TEXT, version: orNull(TEXT), isUp: FLAG });
const RATES = { writes: NUMBER, reads: NUMBER, searches: NUMBER };

/** Schema of the figures. */
export const FIGURES: JsonObject = record({
  time: WHOLE,
  version: TEXT,
  startedAt: WHOLE,
  database: ENGINE,
  search: ENGINE,
  broker: orNull(record({ isUp: FLAG, publicationLagMs: orNull(WHOLE), consumptionLag: orNull(WHOLE) })),
  indexLagMs: orNull(WHOLE),
  perSecond: record(RATES),
  memoryBytes: WHOLE,
  tasks: listOf(record({ id: TEXT, kind: TEXT, startedAt: WHOLE, progress: ANY_OBJECT })),
  warnings: listOf(record({ code: TEXT, text: TEXT, nextStep: TEXT })),
  samples: listOf(record({ time: WHOLE, indexLagMs: orNull(WHOLE), ...RATES })),
});

/** Schema of a background task. */
export const TASK: JsonObject = record({
  id: TEXT,
  kind: TEXT,
  state: oneOfTexts('RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'),
  startedAt: WHOLE,
  finishedAt: orNull(WHOLE),
  error: orNull(TEXT),
  progress: ANY_OBJECT,
  parameters: ANY_OBJECT,
});

function orNull(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'null' }] };
}
