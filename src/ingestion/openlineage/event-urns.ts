import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type EventDataset, objectAt, objectsAt, type RunEvent, textAt } from './run-event.js';

/** Environment of all entities that events name. Source: DataHub's default of `datahub.openlineage.env`. */
const ENV = 'PROD';

/** Platforms that events call by another name. Source: DataHub's OpenLineage converter. */
const PLATFORMS: Readonly<Record<string, string>> = { awsathena: 'athena', sqlserver: 'mssql' };

/**
 * Platforms of files by the scheme of their namespace. The names of such datasets begin with the bucket or the
 * container, which events give in the namespace. Source: DataHub's OpenLineage converter.
 */
const FILE_PLATFORMS: Readonly<Record<string, string>> = {
  s3: 's3',
  s3a: 's3',
  s3n: 's3',
  gs: 'gcs',
  gcs: 'gcs',
  abfs: 'abs',
  abfss: 'abs',
  wasb: 'abs',
  wasbs: 'abs',
  dbfs: 'dbfs',
  file: 'file',
};

/** OpenLineage's own repository. */
const OPENLINEAGE = 'https://github.com/OpenLineage/OpenLineage/';

/** Addresses of producers that are called by the name of their repository. Source: DataHub's OpenLineage converter. */
const REPOSITORIES = [
  { address: 'https://github.com/apache/airflow/', orchestrator: 'airflow' },
  { address: 'https://github.com/trinodb/trino/', orchestrator: 'trino' },
] as const;

/** Urns of the job that ran, and of the flow that it belongs to. */
export interface JobUrns {
  readonly orchestrator: string;
  readonly flowName: string;
  readonly jobName: string;
  readonly flow: string;
  readonly job: string;
}

/**
 * The platform that runs the job: the processing engine, or what the producer's address names. Throws
 * `INVALID_ARGUMENT` when neither names one.
 */
export function orchestratorOf({ producer, runFacets }: RunEvent): string {
  const engine = textAt(objectAt(runFacets, 'processing_engine'), 'name');
  const orchestrator = engine === undefined ? orchestratorOfProducer(producer) : engine.toLowerCase();
  if (orchestrator !== undefined && orchestrator !== '') return orchestrator;
  throw invalidArgument('Nothing tells what ran the job: send the run facet processing_engine with a name.');
}

/**
 * The last step of the path of the producer's address, which integrations of OpenLineage keep in their own case; for
 * Airflow and Trino the name of their repository. Undefined for an address without a path.
 */
function orchestratorOfProducer(producer: string): string | undefined {
  const [last, ...before] = stepsOf(producer).toReversed();
  if (producer.startsWith(OPENLINEAGE) && before.length > 2) return last;
  const known = REPOSITORIES.find(({ address }) => producer.startsWith(address));
  return known?.orchestrator ?? last?.toLowerCase();
}

/** The steps of the path of an address; none of an opaque one, such as `mailto:me`. */
function stepsOf(address: string): readonly string[] {
  const [bare = ''] = address.split(/[?#]/, 1);
  const [scheme = '', ...rest] = bare.split(':');
  const hierarchical = rest.length === 0 || scheme.includes('/') ? bare : rest.join(':');
  if (/\s/.test(bare) || (hierarchical !== bare && !hierarchical.startsWith('/'))) return [];
  const steps = hierarchical.split('/');
  return (hierarchical.startsWith('//') ? steps.slice(3) : steps).filter((step) => step !== '');
}

/** The urns of a job by its name in OpenLineage: the part before the first dot names the flow. */
export function jobUrns(orchestrator: string, namespace: string, name: string): JobUrns {
  const dot = name.indexOf('.');
  const flowName = dot === -1 ? name : name.slice(0, dot);
  const jobName = dot === -1 ? name : name.slice(dot + 1);
  const flow = Urn.of('dataFlow', safe(orchestrator), safe(flowName), safe(namespace)).toString();
  return { orchestrator, flowName, jobName, flow, job: Urn.of('dataJob', flow, safe(jobName)).toString() };
}

/** The urn of the dataset that an event names; for files of a table, that of the table which links to them. */
export function datasetUrn({ namespace, name, facets }: EventDataset): string {
  const table = objectsAt(objectAt(facets, 'symlinks'), 'identifiers').find((link) => textAt(link, 'type') === 'TABLE');
  const linked = table === undefined ? undefined : textAt(table, 'name');
  if (table === undefined || linked === undefined) return ownUrn(namespace, name);
  const isGlue = /(^|:)glue\b/i.test(textAt(table, 'namespace') ?? '');
  return urnOf(isGlue ? 'glue' : 'hive', linked.replace(/^table\//, '').replaceAll('/', '.'));
}

/** The urns of the tables that datasets of an event are linked to, by the urns of their files. */
export function tablesByFiles(datasets: readonly EventDataset[]): ReadonlyMap<string, string> {
  const pairs = datasets.map((dataset) => [ownUrn(dataset.namespace, dataset.name), datasetUrn(dataset)] as const);
  return new Map(pairs.filter(([files, table]) => files !== table));
}

/** The urn of the tag of this name. */
export function tagUrn(name: string): string {
  return Urn.of('tag', safe(name)).toString();
}

/** The urn of the platform in a dataset's urn. */
export function platformUrn(dataset: string): string {
  return Urn.parse(dataset).parts[0] ?? '';
}

function urnOf(platform: string, name: string): string {
  return Urn.of('dataset', `urn:li:dataPlatform:${platform}`, safe(name), ENV).toString();
}

function ownUrn(namespace: string, name: string): string {
  const [, scheme = namespace, authority = ''] = /^([A-Za-z][\w+.-]*):\/\/(.*)$/.exec(namespace) ?? [];
  const files = scheme === namespace ? undefined : FILE_PLATFORMS[scheme];
  if (files !== undefined) return urnOf(files, pathOf(files, authority, name));
  return urnOf(safe(PLATFORMS[scheme.toLowerCase()] ?? scheme), name);
}

/** Begins at the first slash, so that the time for a name with many slashes stays linear. */
const SLASHES_AT_THE_END = /(?<!\/)\/+$/;

/** The path of files: bucket and key. Local files keep the slash before their path. */
function pathOf(platform: string, authority: string, name: string): string {
  const isJoined = authority.endsWith('/') || name.startsWith('/');
  const path = `${authority}${isJoined ? '' : '/'}${name}`.replace(SLASHES_AT_THE_END, '');
  return platform === 'file' ? path : path.replace(/^\//, '');
}

/** Percent-encodes the characters that separate the parts of urns. */
function safe(text: string): string {
  return text.replace(/[(),]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
