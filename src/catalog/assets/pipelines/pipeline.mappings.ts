import { instancePlatform } from '../assets/index.js';
import { keyPart } from '../datasets/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  enumValue,
  type GraphqlContext,
  keyField,
  mapping,
  refTo,
  withCustomProperties,
} from '../../../entities/index.js';
import {
  dataFlowInfo,
  dataJobInfo,
  dataJobInputOutput,
  dataTransformLogic,
  editableDataFlowProperties,
  editableDataJobProperties,
  type ValueOf,
} from '../../../model/index.js';
import { DataFlow } from './data-flow.model.js';
import { DataJob, QueryLanguage } from './data-job.model.js';

const flowInfo = aspectField(dataFlowInfo, withCustomProperties);

/** The GraphQL mapping of data flows. */
export const DATA_FLOW = mapping(DataFlow, 'dataFlow', {
  orchestrator: keyField('orchestrator'),
  flowId: keyField('flowId'),
  cluster: keyField('cluster'),
  platform: instancePlatform(orchestratorOf),
  properties: flowInfo,
  info: flowInfo,
  editableProperties: aspectField(editableDataFlowProperties),
});

const jobInfo = aspectField(dataJobInfo, withCustomProperties);

const dataFlow: EntityFieldResolver = async ({ urn }, _args, context) => {
  const flow = flowOf(urn, context);
  return flow !== undefined && (await context.entities.canView(flow)) ? refTo(DATA_FLOW.typeName, flow) : null;
};

const inputOutput = aspectField(
  dataJobInputOutput,
  ({ inputDatasets, outputDatasets, inputDatajobs = [], fineGrainedLineages }) => ({
    fineGrainedLineages,
    inputDatasets: inputDatasets.map((urn) => refTo('Dataset', urn)),
    outputDatasets: outputDatasets.map((urn) => refTo('Dataset', urn)),
    inputDatajobs: inputDatajobs.map((urn) => refTo(DataJob.name, urn)),
  }),
);

/** The GraphQL mapping of data jobs. */
export const DATA_JOB = mapping(DataJob, 'dataJob', {
  dataFlow,
  jobId: keyField('jobId'),
  platform: instancePlatform(platformOfFlow),
  properties: jobInfo,
  info: jobInfo,
  editableProperties: aspectField(editableDataJobProperties),
  inputOutput,
  dataTransformLogic: aspectField(dataTransformLogic, ({ transforms }) => ({
    transforms: transforms.map(toTransform),
  })),
});

function orchestratorOf(urn: string, { entities }: GraphqlContext): string {
  return `urn:li:dataPlatform:${keyPart(urn, 'orchestrator', entities)}`;
}

function flowOf(urn: string, { entities }: GraphqlContext): string | undefined {
  const { flow } = entities.key(urn);
  return typeof flow === 'string' ? flow : undefined;
}

function platformOfFlow(urn: string, context: GraphqlContext): string | undefined {
  const flow = flowOf(urn, context);
  return flow === undefined ? undefined : orchestratorOf(flow, context);
}

function toTransform({ queryStatement }: ValueOf<typeof dataTransformLogic>['transforms'][number]): object {
  if (queryStatement === undefined) return { queryStatement: null };
  const language = enumValue(QueryLanguage, queryStatement.language, QueryLanguage.SQL);
  return { queryStatement: { value: queryStatement.value, language } };
}
