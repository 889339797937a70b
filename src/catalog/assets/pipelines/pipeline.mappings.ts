import { instancePlatform } from '../assets/index.js';
import { keyPart } from '../datasets/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  type GraphqlContext,
  keyField,
  refTo,
} from '../../../entities/index.js';
import { QueryLanguage } from './data-job.model.js';

interface StoredInfo {
  readonly customProperties?: Readonly<Record<string, string>>;
}

interface StoredInputOutput {
  readonly inputDatasets?: readonly string[];
  readonly outputDatasets?: readonly string[];
  readonly inputDatajobs?: readonly string[];
  readonly fineGrainedLineages?: unknown;
}

interface StoredTransform {
  readonly queryStatement?: { readonly value: string; readonly language: string };
}

const details = (aspectName: string): EntityFieldResolver =>
  aspectField<StoredInfo>(aspectName, (info, { urn }) => ({
    ...info,
    customProperties: customProperties(info.customProperties, urn),
  }));

const flowInfo = details('dataFlowInfo');

/** How a pipeline shows in GraphQL. */
export const DATA_FLOW: EntityMapping = {
  entityType: 'dataFlow',
  typeName: 'DataFlow',
  fields: {
    orchestrator: keyField('orchestrator'),
    flowId: keyField('flowId'),
    cluster: keyField('cluster'),
    platform: instancePlatform(orchestratorOf),
    properties: flowInfo,
    info: flowInfo,
    editableProperties: aspectField('editableDataFlowProperties'),
  },
};

const jobInfo = details('dataJobInfo');

const dataFlow: EntityFieldResolver = async ({ urn }, _args, context) => {
  const flow = flowOf(urn, context);
  return flow !== undefined && (await context.entities.canView(flow)) ? refTo(DATA_FLOW.typeName, flow) : null;
};

const inputOutput = aspectField<StoredInputOutput>(
  'dataJobInputOutput',
  ({ inputDatasets, outputDatasets, inputDatajobs, fineGrainedLineages }) => ({
    fineGrainedLineages,
    inputDatasets: (inputDatasets ?? []).map((urn) => refTo('Dataset', urn)),
    outputDatasets: (outputDatasets ?? []).map((urn) => refTo('Dataset', urn)),
    inputDatajobs: (inputDatajobs ?? []).map((urn) => refTo('DataJob', urn)),
  }),
);

const dataTransformLogic = aspectField<{ readonly transforms: readonly StoredTransform[] }>(
  'dataTransformLogic',
  ({ transforms }) => ({ transforms: transforms.map(toTransform) }),
);

/** How a task shows in GraphQL. */
export const DATA_JOB: EntityMapping = {
  entityType: 'dataJob',
  typeName: 'DataJob',
  fields: {
    dataFlow,
    jobId: keyField('jobId'),
    platform: instancePlatform(platformOfFlow),
    properties: jobInfo,
    info: jobInfo,
    editableProperties: aspectField('editableDataJobProperties'),
    inputOutput,
    dataTransformLogic,
  },
};

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

function toTransform({ queryStatement }: StoredTransform): object {
  if (queryStatement === undefined) return { queryStatement: null };
  const language = enumValue(QueryLanguage, queryStatement.language, QueryLanguage.SQL);
  return { queryStatement: { value: queryStatement.value, language } };
}
