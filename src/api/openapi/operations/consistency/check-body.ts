import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import type { CheckRequest } from '../../../../operations/index.js';
import type { ModelRegistry } from '../../../../model/index.js';
import { flagIn, objectIn, textIn, textsIn, wholeIn } from '../members.js';

/** Entities of a batch unless the caller says otherwise, and at most. Source: DataHub's consistency checks. */
const DEFAULT_SIZE = 100;
const MOST_ENTITIES = 1_000;

/** The last millisecond that columns of times hold. */
const END_OF_TIME = Date.UTC(9999, 11, 31);

/** What a body is read with. */
export interface CheckDefaults {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Seconds for which what was written is left alone, unless the body says otherwise. */
  readonly gracePeriodSeconds: number;
  readonly model: ModelRegistry;
}

/** The batch that a body asks to check. Throws `INVALID_ARGUMENT` naming the member that is wrong. */
export function checkRequestOf(body: JsonObject, defaults: CheckDefaults): CheckRequest {
  const batchSize = wholeIn(body, 'batchSize') ?? DEFAULT_SIZE;
  if (batchSize < 1 || batchSize > MOST_ENTITIES) {
    throw invalidArgument(`"batchSize" must be from 1 to ${String(MOST_ENTITIES)}, not ${String(batchSize)}.`);
  }
  return {
    entityType: textIn(body, 'entityType'),
    checkIds: textsIn(body, 'checkIds'),
    batchSize,
    scrollId: textIn(body, 'scrollId'),
    filter: filterOf(body, defaults),
  };
}

function filterOf(body: JsonObject, defaults: CheckDefaults): CheckRequest['filter'] {
  const filter = objectIn(body, 'filter') ?? {};
  const [modifiedFrom, modifiedTo] = [timeIn(filter, 'gePitEpochMs'), timeIn(filter, 'lePitEpochMs')];
  if (modifiedFrom !== undefined && modifiedTo !== undefined && modifiedFrom > modifiedTo) {
    throw invalidArgument('"gePitEpochMs" must not be later than "lePitEpochMs".');
  }
  return {
    modifiedFrom,
    modifiedTo: modifiedTo ?? endOfGrace(body, defaults),
    aspects: textsIn(filter, 'aspectFilters')?.map((name) => aspectNamed(name, defaults.model)),
    includeSoftDeleted: flagIn(filter, 'includeSoftDeleted', false),
    keyAspectOnly: flagIn(filter, 'keyAspectOnly', false),
    entityTypes: textsIn(filter, 'entityTypes')?.map((name) => typeNamed(name, defaults.model)),
  };
}

function timeIn(filter: JsonObject, name: string): number | undefined {
  const time = wholeIn(filter, name);
  if (time === undefined || (time >= 0 && time < END_OF_TIME)) return time;
  throw invalidArgument(`"${name}" must be milliseconds since 1970, before the year 10000.`);
}

function endOfGrace(body: JsonObject, { now, gracePeriodSeconds }: CheckDefaults): number | undefined {
  const seconds = wholeIn(body, 'gracePeriodSeconds') ?? gracePeriodSeconds;
  return seconds <= 0 ? undefined : Math.max(0, now - seconds * 1000);
}

function aspectNamed(name: string, model: ModelRegistry): string {
  if (model.findAspect(name) !== undefined) return name;
  throw invalidArgument(`"aspectFilters" names "${name}", which is no aspect of the model.`);
}

function typeNamed(name: string, model: ModelRegistry): string {
  const entity = model.findEntity(name);
  if (entity !== undefined) return entity.name;
  throw invalidArgument(`"entityTypes" names "${name}", which is no entity type of the model.`);
}
