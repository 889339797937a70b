import { DAY_MS, HOUR_MS } from '../../../foundation/common/durations.js';
import {
  dataProcessInstanceProperties,
  dataProcessInstanceRunEvent,
  domains,
  mlFeatureProperties,
  mlFeatureTableProperties,
  mlModelDeploymentProperties,
  mlModelGroupProperties,
  mlModelProperties,
  mlPrimaryKeyProperties,
  mlTrainingRunProperties,
  subTypes,
  versionProperties,
  versionSetProperties,
} from '../../../model/index.js';
import { FOUNDED, STAMP } from '../calendar.js';
import { type DemoFeatureTable, FEATURE_TABLES, MODEL_GROUP, MODEL_VERSIONS } from '../content/learning.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, domain, feature, featureTable, mlEntity, modelVersionSet, processRun } from '../urns.js';
import { owned } from './owners.js';

const GROUP = mlEntity('mlModelGroup', MODEL_GROUP.id);
const DEPLOYMENT = mlEntity('mlModelDeployment', 'recommendation-web');

/** Feature tables, and the versions of the model with their training runs. */
export function learning(): readonly DemoProposal[] {
  return [
    ...Object.entries(FEATURE_TABLES).flatMap(([id, table]) => featureAspects(id, table)),
    proposal(GROUP, mlModelGroupProperties, { name: MODEL_GROUP.name, description: MODEL_GROUP.about }),
    proposal(GROUP, domains, { domains: [domain('learning')] }),
    owned(GROUP, 'yuki'),
    proposal(DEPLOYMENT, mlModelDeploymentProperties, {
      description: 'Recommendations of the web shop.',
      status: 'IN_SERVICE',
      createdAt: FOUNDED,
    }),
    ...MODEL_VERSIONS.flatMap(modelAspects),
    proposal(modelVersionSet(MODEL_GROUP.id), versionSetProperties, {
      latest: MODEL_VERSIONS.map(([version]) => modelUrn(version)).at(-1) ?? '',
      versioningScheme: 'LEXICOGRAPHIC_STRING',
    }),
  ];
}

function featureAspects(id: string, { about, table, key, features }: DemoFeatureTable): readonly DemoProposal[] {
  const sources = [dataset(tableNamed(table))];
  return [
    proposal(feature('mlPrimaryKey', id, key), mlPrimaryKeyProperties, {
      description: `Key of the features of a ${id}.`,
      dataType: 'TEXT',
      sources,
    }),
    ...Object.entries(features).flatMap(([name, [dataType, description]]) => [
      proposal(feature('mlFeature', id, name), mlFeatureProperties, { description, dataType, sources }),
      owned(feature('mlFeature', id, name), 'yuki'),
    ]),
    proposal(featureTable(id), mlFeatureTableProperties, {
      description: about,
      mlFeatures: Object.keys(features).map((name) => feature('mlFeature', id, name)),
      mlPrimaryKeys: [feature('mlPrimaryKey', id, key)],
    }),
    proposal(featureTable(id), domains, { domains: [domain('learning')] }),
    owned(featureTable(id), 'yuki'),
  ];
}

function modelAspects([version, comment, accuracy]: (typeof MODEL_VERSIONS)[number], at: number) {
  const urn = modelUrn(version);
  const run = processRun(`training.${version}`);
  const isLatest = at === MODEL_VERSIONS.length - 1;
  return [
    ...trainingAspects(run, version, accuracy, FOUNDED + at * 30 * DAY_MS),
    proposal(urn, mlModelProperties, {
      name: `${MODEL_GROUP.name} ${version}`,
      description: comment,
      type: 'Gradient boosted trees',
      date: FOUNDED + at * 30 * DAY_MS,
      groups: [GROUP],
      trainingJobs: [run],
      mlFeatures: Object.entries(FEATURE_TABLES).flatMap(([id, { features }]) =>
        Object.keys(features).map((name) => feature('mlFeature', id, name)),
      ),
      hyperParams: [{ name: 'trees', value: String(200 + at * 100) }],
      trainingMetrics: [{ name: 'accuracy', value: String(accuracy) }],
      ...(isLatest && { deployments: [DEPLOYMENT] }),
    }),
    proposal(urn, versionProperties, {
      versionSet: modelVersionSet(MODEL_GROUP.id),
      version: { versionTag: version },
      comment,
      sortId: version.padStart(8, '0'),
    }),
    proposal(urn, domains, { domains: [domain('learning')] }),
    owned(urn, 'yuki'),
  ];
}

function trainingAspects(urn: string, version: string, accuracy: number, time: number): readonly DemoProposal[] {
  return [
    proposal(urn, dataProcessInstanceProperties, {
      name: `Training of ${MODEL_GROUP.name} ${version}`,
      created: { time, actor: STAMP.actor },
    }),
    proposal(urn, subTypes, { typeNames: ['ML Training Run'] }),
    proposal(urn, mlTrainingRunProperties, {
      id: version,
      trainingMetrics: [{ name: 'accuracy', value: String(accuracy) }],
    }),
    proposal(urn, dataProcessInstanceRunEvent, {
      timestampMillis: time + HOUR_MS,
      status: 'COMPLETE',
      result: { type: 'SUCCESS', nativeResultType: 'mlflow' },
      durationMillis: HOUR_MS,
    }),
  ];
}

function modelUrn(version: string): string {
  return mlEntity('mlModel', `${MODEL_GROUP.id}-${version}`);
}
