import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { CheckRequest } from '../../../../operations/index.js';
import type { ModelRegistry } from '../../../../model/index.js';
import {
  filledText,
  mappedMember,
  type MembersOf,
  objectMember,
  someTexts,
  truth,
  whole,
  withDefault,
} from '../../operation/members.js';
import { COUNT } from '../../operation/schemas.js';

/** Default and maximum number of entities per batch. Source: DataHub's consistency checks. */
const DEFAULT_SIZE = 100;
const MOST_ENTITIES = 1_000;

/** The latest time that timestamp columns can store. */
const END_OF_TIME = Date.UTC(9999, 11, 31);

/** Context for parsing a body. */
export interface CheckDefaults {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Default for the seconds during which recent writes are ignored. */
  readonly gracePeriodSeconds: number;
  readonly model: ModelRegistry;
}

const batchSize = mappedMember(
  withDefault(whole({ ...COUNT, minimum: 1, maximum: MOST_ENTITIES }), DEFAULT_SIZE),
  (size, called) => {
    if (size >= 1 && size <= MOST_ENTITIES) return size;
    throw invalidArgument(`${called} must be from 1 to ${String(MOST_ENTITIES)}, not ${String(size)}.`);
  },
);

const time = mappedMember(whole(), (given, called) => {
  if (given === undefined || (given >= 0 && given < END_OF_TIME)) return given;
  throw invalidArgument(`${called} must be milliseconds since 1970, before the year 10000.`);
});

/** Members that select the entities to check. */
export const WANTED_ENTITIES = {
  entityType: filledText(),
  checkIds: someTexts(),
  batchSize,
  scrollId: filledText(),
  filter: objectMember({
    gePitEpochMs: time,
    lePitEpochMs: time,
    aspectFilters: someTexts(),
    includeSoftDeleted: withDefault(truth(), false),
    keyAspectOnly: withDefault(truth(), false),
    entityTypes: someTexts(),
  }),
  gracePeriodSeconds: whole(),
};

/** The body of a check request. */
export type CheckBody = MembersOf<typeof WANTED_ENTITIES>;

/** The requested batch. Throws `INVALID_ARGUMENT` naming the invalid member. */
export function checkRequestOf(body: CheckBody, defaults: CheckDefaults): CheckRequest {
  const { entityType, checkIds, batchSize: size, scrollId } = body;
  return { entityType, checkIds, batchSize: size, scrollId, filter: filterOf(body, defaults) };
}

function filterOf({ filter, gracePeriodSeconds }: CheckBody, defaults: CheckDefaults): CheckRequest['filter'] {
  const { gePitEpochMs, lePitEpochMs, aspectFilters, entityTypes, includeSoftDeleted, keyAspectOnly } = filter;
  if (gePitEpochMs !== undefined && lePitEpochMs !== undefined && gePitEpochMs > lePitEpochMs) {
    throw invalidArgument('"gePitEpochMs" must not be later than "lePitEpochMs".');
  }
  return {
    modifiedFrom: gePitEpochMs,
    modifiedTo: lePitEpochMs ?? endOfGrace(gracePeriodSeconds, defaults),
    aspects: aspectFilters?.map((name) => aspectNamed(name, defaults.model)),
    includeSoftDeleted,
    keyAspectOnly,
    entityTypes: entityTypes?.map((name) => typeNamed(name, defaults.model)),
  };
}

function endOfGrace(asked: number | undefined, { now, gracePeriodSeconds }: CheckDefaults): number | undefined {
  const seconds = asked ?? gracePeriodSeconds;
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
