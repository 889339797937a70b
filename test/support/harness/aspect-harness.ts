import type { Database } from '../../../src/foundation/database/index.js';
import {
  AspectStore,
  AspectWriter,
  type ChangeProposal,
  PatchLimits,
  type WriteContext,
  WriteListeners,
  WriteRules,
} from '../../../src/aspects/index.js';
import { AspectRemover } from '../../../src/aspects/rows/aspect-remover.js';
import { RetentionPolicies } from '../../../src/aspects/rows/retention.js';
import { AspectValidator, ModelRegistry } from '../../../src/model/index.js';
import { Clock } from '../../../src/foundation/common/clock.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';

/** The aspect store and writer over one database, without the rest of the service. */
export interface AspectHarness {
  readonly database: Database;
  readonly store: AspectStore;
  readonly writer: AspectWriter;
  readonly listeners: WriteListeners;
  readonly rules: WriteRules;
  readonly retention: RetentionPolicies;
  readonly remover: AspectRemover;
}

/** Lets the contexts of the writes say the time. */
class NoClock extends Clock {
  now(): number {
    return 0;
  }
}

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const EVENTS_ON = {
  events: { enabled: true, served: true, retentionMs: WEEK_MS, streamsPerActor: 1, streamsLimit: 1 },
};

/** Builds a harness over an open database; without a clock, a write has the time of its context. */
export function aspectHarness(database: Database, clock: Clock = new NoClock()): AspectHarness {
  const listeners = new WriteListeners();
  const rules = new WriteRules();
  const retention = new RetentionPolicies();
  listeners.register(retention);
  const remover = new AspectRemover(EVENTS_ON, registry, database);
  const writer = new AspectWriter(
    database,
    registry,
    validator,
    rules,
    listeners,
    retention,
    remover,
    new PatchLimits(),
    clock,
  );
  return {
    database,
    store: new AspectStore(database, registry),
    writer,
    listeners,
    rules,
    retention,
    remover,
  };
}

/** A proposal with the entity type taken from the urn. */
export function proposal(
  urn: string,
  aspectName: string,
  value: JsonObject,
  more: Partial<ChangeProposal> = {},
): ChangeProposal {
  return { urn, entityType: urn.split(':')[2] ?? '', aspectName, changeType: 'UPSERT', value, ...more };
}

/** Who writes in the contract suites, at a time that moves on. */
export function context(time = Date.now(), actor = 'urn:li:corpuser:writer'): WriteContext {
  return { audit: { time, actor }, source: 'RESTLI', proposedByCaller: true, sourceIp: '127.0.0.1' };
}
