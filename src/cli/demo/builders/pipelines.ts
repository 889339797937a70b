import { MINUTE_MS } from '../../../foundation/common/durations.js';
import {
  browsePathsV2,
  dataFlowInfo,
  dataJobInfo,
  dataJobInputOutput,
  dataProcessInstanceProperties,
  dataProcessInstanceRelationships,
  dataProcessInstanceRunEvent,
} from '../../../model/index.js';
import { eveningBefore, lastDays, weekdayOf } from '../calendar.js';
import { upstreamsOf } from '../columns.js';
import { DEMO } from '../content/names.js';
import { type DemoPipeline, PIPELINES } from '../content/pipelines.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataFlow, dataJob, dataset, processRun, user } from '../urns.js';
import { columnLineage } from './lineage.js';
import { owned } from './owners.js';

type Task = DemoPipeline['tasks'][string];

/** Nights with runs; the oldest one failed. */
const NIGHTS = 7;

/** Pipelines and their tasks. */
export function pipelines(): readonly DemoProposal[] {
  return Object.entries(PIPELINES).flatMap(([id, pipeline]) => [
    proposal(dataFlow(id), dataFlowInfo, { name: pipeline.name, description: pipeline.about, env: 'PROD' }),
    proposal(dataFlow(id), browsePathsV2, { path: [{ id: DEMO }] }),
    owned(dataFlow(id), pipeline.owner),
    ...Object.entries(pipeline.tasks).flatMap(([taskId, task], at) => taskAspects(id, taskId, task, at)),
  ]);
}

/**
 * One run of each task each night. Runs are named after the weekday, so that their number does not grow.
 */
export function runs(today: number): readonly DemoProposal[] {
  return Object.entries(PIPELINES).flatMap(([id, pipeline]) =>
    Object.entries(pipeline.tasks).flatMap(([taskId, task]) =>
      lastDays(today, NIGHTS).flatMap((day, back) =>
        runAspects(id, taskId, { start: eveningBefore(day, pipeline.hour), back, task, owner: pipeline.owner }),
      ),
    ),
  );
}

function taskAspects(flow: string, id: string, { title, about, builds }: Task, at: number): readonly DemoProposal[] {
  const urn = dataJob(flow, id);
  const output = tableNamed(builds);
  const { owner, tasks } = PIPELINES[flow] ?? {};
  const before = Object.keys(tasks ?? {})
    .slice(Math.max(0, at - 1), at)
    .map((one) => dataJob(flow, one));
  return [
    proposal(urn, dataJobInfo, {
      name: title,
      description: about,
      type: { string: 'SQL' },
      flowUrn: dataFlow(flow),
      env: 'PROD',
    }),
    proposal(urn, dataJobInputOutput, {
      inputDatasets: upstreamsOf(output).map(dataset),
      outputDatasets: [dataset(output)],
      inputDatajobs: before,
      fineGrainedLineages: columnLineage(output, dataset),
    }),
    proposal(urn, browsePathsV2, { path: [{ id: DEMO }, { id: dataFlow(flow), urn: dataFlow(flow) }] }),
    ...(owner === undefined ? [] : [owned(urn, owner)]),
  ];
}

interface Run {
  readonly start: number;
  /** Nights before the last one. */
  readonly back: number;
  readonly task: Task;
  readonly owner: DemoPipeline['owner'];
}

function runAspects(flow: string, id: string, { start, back, task, owner }: Run): readonly DemoProposal[] {
  const night = weekdayOf(start);
  const urn = processRun(`${flow}.${id}.${night.toLowerCase()}`);
  const durationMillis = (task.minutes + back) * MINUTE_MS;
  const type = back === NIGHTS - 1 ? 'FAILURE' : 'SUCCESS';
  return [
    proposal(urn, dataProcessInstanceProperties, {
      name: `${task.title} on ${night}`,
      type: 'BATCH_SCHEDULED',
      created: { time: start, actor: user(owner) },
    }),
    proposal(urn, dataProcessInstanceRelationships, { parentTemplate: dataJob(flow, id), upstreamInstances: [] }),
    proposal(urn, dataProcessInstanceRunEvent, { timestampMillis: start, status: 'STARTED' }),
    proposal(urn, dataProcessInstanceRunEvent, {
      timestampMillis: start + durationMillis,
      status: 'COMPLETE',
      result: { type, nativeResultType: 'airflow' },
      durationMillis,
    }),
  ];
}
