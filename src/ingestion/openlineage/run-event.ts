import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';

/** Times of ISO 8601; the seconds and the zone may be absent. */
const TIME = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}/;

const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A dataset as an event names it. */
export interface EventDataset {
  readonly namespace: string;
  readonly name: string;
  readonly facets: JsonObject;
}

/**
 * The members of an OpenLineage RunEvent or JobEvent that the service reads. Source: the OpenLineage specification,
 * 2-0-2.
 */
export interface RunEvent {
  /** START, RUNNING, COMPLETE, FAIL, ABORT or OTHER; absent = OTHER. */
  readonly eventType: string;
  /** Milliseconds. */
  readonly eventTime: number;
  readonly producer: string;
  /** Undefined in a JobEvent, which describes a job without a run. */
  readonly runId: string | undefined;
  readonly runFacets: JsonObject;
  readonly namespace: string;
  readonly jobName: string;
  readonly jobFacets: JsonObject;
  readonly inputs: readonly EventDataset[];
  readonly outputs: readonly EventDataset[];
}

/**
 * The dataset of a DatasetEvent; undefined for every other event. Throws `INVALID_ARGUMENT` that names the missing or
 * wrong member.
 */
export function datasetEventOf(body: unknown): EventDataset | undefined {
  if (!isJsonObject(body) || !isJsonObject(body['dataset']) || 'job' in body || 'run' in body) return undefined;
  timeOf(body);
  return datasetOf(body['dataset'], 'dataset');
}

/** Reads a RunEvent or a JobEvent. Throws `INVALID_ARGUMENT` that names the missing or wrong member. */
export function runEventOf(body: unknown): RunEvent {
  if (!isJsonObject(body)) throw invalidArgument('The body must be an OpenLineage event: a JSON object.');
  const run = objectAt(body, 'run');
  const job = objectAt(body, 'job');
  const isJobEvent = 'job' in body && !('run' in body) && !('eventType' in body);
  return {
    eventType: textAt(body, 'eventType')?.toUpperCase() ?? 'OTHER',
    eventTime: timeOf(body),
    producer: textAt(body, 'producer') ?? '',
    runId: isJobEvent ? undefined : required(run, 'runId', 'run.runId'),
    runFacets: objectAt(run, 'facets'),
    namespace: required(job, 'namespace', 'job.namespace'),
    jobName: required(job, 'name', 'job.name'),
    jobFacets: objectAt(job, 'facets'),
    inputs: datasetsOf(body['inputs'], 'inputs'),
    outputs: datasetsOf(body['outputs'], 'outputs'),
  };
}

/** The object at a path of members; an empty one when there is none. */
export function objectAt(value: JsonObject, ...path: readonly string[]): JsonObject {
  let current = value;
  for (const name of path) {
    const next = current[name];
    current = isJsonObject(next) ? next : {};
  }
  return current;
}

/** The objects of an array member. */
export function objectsAt(value: JsonObject, member: string): readonly JsonObject[] {
  const items = value[member];
  return Array.isArray(items) ? items.filter(isJsonObject) : [];
}

/** The text of a member; undefined when it is absent, empty or not a text. */
export function textAt(value: JsonObject, member: string): string | undefined {
  const text = value[member];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function datasetsOf(value: JsonValue | undefined, member: string): readonly EventDataset[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidArgument(`"${member}" must be an array of datasets.`);
  return value.map((item) => datasetOf(isJsonObject(item) ? item : {}, `${member}[]`));
}

function datasetOf(dataset: JsonObject, place: string): EventDataset {
  return {
    namespace: required(dataset, 'namespace', `${place}.namespace`),
    name: required(dataset, 'name', `${place}.name`),
    facets: objectAt(dataset, 'facets'),
  };
}

/** The time of an event in milliseconds. One without a zone, as Python writes `datetime.now()`, is in UTC. */
function timeOf(event: JsonObject): number {
  const text = required(event, 'eventTime', 'eventTime');
  const time = TIME.test(text) ? Date.parse(ZONE.test(text) ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(time)) throw invalidArgument('"eventTime" must be a time as in 2026-01-02T03:04:05.678Z.');
  return time;
}

function required(value: JsonObject, member: string, place: string): string {
  const text = textAt(value, member);
  if (text === undefined) throw invalidArgument(`"${place}" is required: a text that is not empty.`);
  return text;
}
