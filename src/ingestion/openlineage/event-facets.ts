import type { PatchOperation } from '../../aspects/index.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import { pointer } from './event-lineage.js';
import { tagUrn } from './event-urns.js';
import { objectAt, type RunEvent, textAt } from './run-event.js';

/**
 * Custom properties by the member of the facet `processing_engine` that they keep. Source: DataHub's OpenLineage
 * converter.
 */
const ENGINE = { name: 'processingEngine', version: 'processingEngineVersion', openlineageAdapterVersion: undefined };

/** Members of the facet `spark_jobDetails` that are kept. Source: DataHub's OpenLineage converter. */
const SPARK_JOB = { jobId: undefined, jobDescription: undefined, jobGroup: undefined, jobCallSite: undefined };

/** Members of the facet `spark_version` that are kept. Source: DataHub's OpenLineage converter. */
const SPARK_VERSION = { 'spark-version': undefined, 'openlineage-spark-version': undefined };

/** The custom properties that the facets of a run give its flow (`dag`) or its job (`task`). */
export function facetProperties(event: RunEvent, part: 'dag' | 'task'): Readonly<Record<string, string>> {
  const { runFacets } = event;
  return {
    ...picked(objectAt(runFacets, 'processing_engine'), ENGINE),
    ...picked(objectAt(runFacets, 'spark_jobDetails'), SPARK_JOB),
    ...picked(objectAt(runFacets, 'spark_version'), SPARK_VERSION),
    ...texts(objectAt(runFacets, 'spark_properties', 'properties')),
    ...texts(airflow(event, part)),
  };
}

/** Airflow's description of the flow; undefined when there is none. */
export function flowDescription(event: RunEvent): string | undefined {
  return textAt(airflow(event, 'dag'), 'description');
}

/** The proposal that adds Airflow's tags to the flow and keeps the others. */
export function tagPatch(event: RunEvent): readonly PatchOperation[] {
  const names = namesIn(airflow(event, 'dag')['tags']);
  return [...new Set(names)].map((name) => {
    const tag = tagUrn(name);
    return { op: 'add', path: `/tags/${pointer(tag)}`, value: { tag } };
  });
}

/** Airflow describes a task in the facet `airflow`, and a whole DAG in `airflowDagRun`. */
function airflow({ runFacets }: RunEvent, part: 'dag' | 'task'): JsonObject {
  return { ...objectAt(runFacets, 'airflowDagRun', part), ...objectAt(runFacets, 'airflow', part) };
}

/** Names from an array, or from a list in Python's notation, which Airflow uses for tags. */
function namesIn(value: JsonValue | undefined): readonly string[] {
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string' && name !== '').map(String);
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/'([^']+)'|"([^"]+)"/g)].flatMap(([, single, double]) => single ?? double ?? []);
}

function picked(facet: JsonObject, names: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const members = Object.entries(names).map(([member, name]): [string, JsonValue] => [
    name ?? member,
    facet[member] ?? null,
  ]);
  return texts(Object.fromEntries(members));
}

function texts(members: JsonObject): Record<string, string> {
  const known = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
