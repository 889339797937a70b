import type { ChangeProposal, PatchOperation } from '../../aspects/index.js';
import { inTurns } from '../../foundation/concurrency/event-loop.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { checkPairs } from '../../foundation/requests/pairs-limit.js';
import { Urn } from '../../foundation/common/urn.js';
import { facetProperties, flowDescription, tagPatch } from './event-facets.js';
import { columnLineage, fineGrained, upstreamPatch } from './event-lineage.js';
import { schemaOf } from './event-schema.js';
import { datasetUrn, type JobUrns, jobUrns, orchestratorOf, tablesByFiles } from './event-urns.js';
import {
  datasetEventOf,
  type EventDataset,
  objectAt,
  objectsAt,
  type RunEvent,
  runEventOf,
  textAt,
} from './run-event.js';

/** Results of the events that end a run. */
const RESULTS: Readonly<Record<string, 'SUCCESS' | 'FAILURE'>> = {
  COMPLETE: 'SUCCESS',
  FAIL: 'FAILURE',
  ABORT: 'FAILURE',
};

/**
 * The proposals for an OpenLineage event. A RunEvent yields the flow, the job, the datasets, the run and the lineage
 * between them; a JobEvent the same without a run; a DatasetEvent the dataset. Yields to the event loop meanwhile.
 * Throws `INVALID_ARGUMENT`, also for an event with more than 50,000 pairs of an input and an output, and
 * `MALFORMED_URN`.
 */
export async function proposalsOfEvent(body: unknown): Promise<readonly ChangeProposal[]> {
  const dataset = datasetEventOf(body);
  return dataset === undefined ? proposalsOfRun(runEventOf(body)) : datasetProposals(dataset);
}

async function proposalsOfRun(event: RunEvent): Promise<readonly ChangeProposal[]> {
  checkPairs({ name: 'inputs', count: event.inputs.length }, { name: 'outputs', count: event.outputs.length });
  const job = jobUrns(orchestratorOf(event), event.namespace, event.jobName);
  const inputs = await inTurns(event.inputs, datasetProposals);
  const urns = [...new Set(event.inputs.map(datasetUrn))];
  const tables = tablesByFiles([...event.inputs, ...event.outputs]);
  const outputs = await inTurns(event.outputs, (output) => [
    ...datasetProposals(output),
    ...lineageProposals(urns, output, tables),
  ]);
  return [
    ...flowProposals(event, job),
    ...jobProposals(event, job, tables),
    ...inputs.flat(),
    ...outputs.flat(),
    ...(event.runId === undefined ? [] : runProposals(event, event.runId, job)),
  ];
}

function flowProposals(event: RunEvent, { flow, flowName, orchestrator }: JobUrns): readonly ChangeProposal[] {
  const customProperties = facetProperties(event, 'dag');
  const description = flowDescription(event);
  const info = {
    name: flowName,
    ...(description !== undefined && { description }),
    ...(Object.keys(customProperties).length > 0 && { customProperties }),
  };
  return [
    upsert(flow, 'dataFlowInfo', info),
    upsert(flow, 'status', { removed: false }),
    upsert(flow, 'dataPlatformInstance', { platform: `urn:li:dataPlatform:${orchestrator}` }),
    ...ownershipProposals(event, flow),
    ...patchProposals(flow, 'globalTags', tagPatch(event)),
  ];
}

function jobProposals(event: RunEvent, urns: JobUrns, tables: ReadonlyMap<string, string>): readonly ChangeProposal[] {
  const { job, flow, jobName, orchestrator } = urns;
  const description = textAt(objectAt(event.jobFacets, 'documentation'), 'description');
  const info = {
    name: jobName,
    type: { string: orchestrator },
    flowUrn: flow,
    customProperties: {
      ...facetProperties(event, 'task'),
      openLineageJobNamespace: event.namespace,
      openLineageProducer: event.producer,
    },
    ...(description !== undefined && { description }),
  };
  const proposals = [upsert(job, 'dataJobInfo', info), upsert(job, 'status', { removed: false })];
  const inputOutput = inputOutputOf(event, orchestratorOf(event), tables);
  return inputOutput === undefined ? proposals : [...proposals, upsert(job, 'dataJobInputOutput', inputOutput)];
}

/**
 * Undefined for an event that names neither datasets nor a parent, so that the values from other events of the run
 * stay.
 */
function inputOutputOf(
  event: RunEvent,
  orchestrator: string,
  tables: ReadonlyMap<string, string>,
): JsonObject | undefined {
  const parent = objectAt(event.runFacets, 'parent', 'job');
  const [namespace, name] = [textAt(parent, 'namespace'), textAt(parent, 'name')];
  const parents = namespace === undefined || name === undefined ? [] : [jobUrns(orchestrator, namespace, name).job];
  const own = jobUrns(orchestrator, event.namespace, event.jobName).job;
  const others = parents.filter((urn) => urn !== own);
  if (event.inputs.length + event.outputs.length + others.length === 0) return undefined;
  const columns = fineGrained(
    event.outputs.flatMap((output) => columnLineage(output, tables)),
    textAt(objectAt(event.jobFacets, 'sql'), 'query'),
  );
  return {
    inputDatasets: [],
    outputDatasets: [],
    inputDatasetEdges: edgesTo(event.inputs.map(datasetUrn)),
    outputDatasetEdges: edgesTo(event.outputs.map(datasetUrn)),
    ...(others.length > 0 && { inputDatajobEdges: edgesTo(others) }),
    ...(columns.length > 0 && { fineGrainedLineages: [...columns] }),
  };
}

function edgesTo(urns: readonly string[]): JsonObject[] {
  return [...new Set(urns)].map((destinationUrn) => ({ destinationUrn }));
}

function ownershipProposals({ jobFacets }: RunEvent, urn: string): readonly ChangeProposal[] {
  const names = objectsAt(objectAt(jobFacets, 'ownership'), 'owners').flatMap((owner) => textAt(owner, 'name') ?? []);
  if (names.length === 0) return [];
  const owners = names.map((name) => ({
    owner: name.startsWith('urn:li:') ? name : `urn:li:corpuser:${name.replace(/^[^:]*:/, '')}`,
    type: 'DEVELOPER',
  }));
  return [upsert(urn, 'ownership', { owners })];
}

function datasetProposals(dataset: EventDataset): readonly ChangeProposal[] {
  const urn = datasetUrn(dataset);
  const schema = schemaOf(dataset, urn);
  const status = upsert(urn, 'status', { removed: false });
  return schema === undefined ? [status] : [status, upsert(urn, 'schemaMetadata', schema)];
}

function lineageProposals(
  inputs: readonly string[],
  output: EventDataset,
  tables: ReadonlyMap<string, string>,
): readonly ChangeProposal[] {
  const patch = upstreamPatch(inputs, output, columnLineage(output, tables));
  return patchProposals(datasetUrn(output), 'upstreamLineage', patch);
}

function patchProposals(urn: string, aspectName: string, patch: readonly PatchOperation[]): readonly ChangeProposal[] {
  if (patch.length === 0) return [];
  return [{ urn, entityType: Urn.parse(urn).entityType, aspectName, changeType: 'PATCH', patch: { patch } }];
}

function runProposals(event: RunEvent, runId: string, { job }: JobUrns): readonly ChangeProposal[] {
  const urn = Urn.of('dataProcessInstance', runId).toString();
  const inputs = [...new Set(event.inputs.map(datasetUrn))];
  const outputs = [...new Set(event.outputs.map(datasetUrn))];
  const created = { time: event.eventTime, actor: 'urn:li:corpuser:datahub' };
  const result = RESULTS[event.eventType];
  const isKnown = result !== undefined || event.eventType === 'START' || event.eventType === 'RUNNING';
  const runEvent = {
    timestampMillis: event.eventTime,
    status: result === undefined ? 'STARTED' : 'COMPLETE',
    ...(result !== undefined && { result: { type: result, nativeResultType: event.eventType } }),
  };
  return [
    upsert(urn, 'dataProcessInstanceProperties', { name: runId, created }),
    upsert(urn, 'dataProcessInstanceRelationships', { parentTemplate: job, upstreamInstances: [] }),
    ...(inputs.length > 0 ? [upsert(urn, 'dataProcessInstanceInput', { inputs })] : []),
    ...(outputs.length > 0 ? [upsert(urn, 'dataProcessInstanceOutput', { outputs })] : []),
    ...(isKnown ? [upsert(urn, 'dataProcessInstanceRunEvent', runEvent)] : []),
  ];
}

function upsert(urn: string, aspectName: string, value: JsonObject): ChangeProposal {
  return { urn, entityType: Urn.parse(urn).entityType, aspectName, changeType: 'UPSERT', value };
}
