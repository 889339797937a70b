// The rows of a catalogue as installations hold them after some years. Datasets lie on six platforms, two of five on the
// first; databases, owners and tags follow Zipf's law. Tables have 12 columns in the median and 300 at most (log-normal,
// sigma 0.9). Every second dataset has upstreams, 1.6 in the mean, the older the likelier: some have thousands of
// downstreams. Every tenth of the descriptions and schemas has up to three earlier versions. Six rows a dataset.
import { randomOf } from './random.mjs';

const TIME = 1767225600000;
const STAMP = { time: TIME, actor: 'urn:li:corpuser:etl' };
const PLATFORMS = ['snowflake', 'bigquery', 'postgres', 'hive', 'kafka', 's3'];
const SUBJECTS =
  'orders customers payments shipments returns sessions invoices products stores campaigns refunds visits';
const KINDS = 'fct dim stg raw agg tmp snapshot export'.split(' ');
const WORDS = `${SUBJECTS} daily each row holds one total amount of by with region channel currency updated nightly
  history source system key value status first last created changed number`.split(/\s+/);
const TYPES = ['String', 'Number', 'Boolean', 'Time', 'Date'];
const TAGS = 400;

/** The word that most searches look for. */
export const COMMON_WORD = 'orders';

/** Name of dataset `at`; no other has it. */
export function nameOf(at) {
  const random = randomOf(at);
  const subject = SUBJECTS.split(' ')[Math.floor(random() * 12)];
  return `db${zipf(random, 40)}.schema${zipf(random, 12)}.${KINDS[Math.floor(random() * 8)]}_${subject}_${at}`;
}

/** Urn of dataset `at`. */
export function urnOf(at) {
  return `urn:li:dataset:(urn:li:dataPlatform:${platformOf(at)},${nameOf(at)},PROD)`;
}

/** Number of the first dataset from `at` on that has upstreams. */
export function derivedFrom(at) {
  let found = at;
  while (valuesOf(found).upstreamLineage.length === 0) found += 1;
  return found;
}

/** Rows of the datasets from number 0, without an end: `[urn, aspect, version, value]`. */
export function* catalogue() {
  for (let at = 0; ; at += 1) {
    const urn = urnOf(at);
    for (const [aspect, values] of Object.entries(valuesOf(at)))
      for (const [version, value] of values.entries()) yield [urn, aspect, version, value];
  }
}

function platformOf(at) {
  const share = randomOf(at + 2e9)();
  return PLATFORMS[[0.4, 0.6, 0.75, 0.85, 0.93].filter((end) => share >= end).length];
}

/** The values of each aspect, the latest first. */
function valuesOf(at) {
  const random = randomOf(at + 1e9);
  const name = nameOf(at);
  const some = (share, make) => (random() < share ? [make()] : []);
  const versions = (share, make) => {
    const latest = some(share, make);
    return latest.length > 0 && random() < 0.1 ? [...latest, ...repeated(1 + Math.floor(random() * 3), make)] : latest;
  };
  return {
    datasetKey: [{ platform: `urn:li:dataPlatform:${platformOf(at)}`, name, origin: 'PROD' }],
    status: [{ removed: random() < 0.03 }],
    datasetProperties: versions(0.9, () => propertiesOf(name, random)),
    schemaMetadata: versions(0.85, () => schemaOf(at, name, random)),
    subTypes: some(0.8, () => ({ typeNames: [random() < 0.3 ? 'View' : 'Table'] })),
    ownership: some(0.55, () => ({
      owners: repeated(1 + zipf(random, 3), () => ownerOf(at, random)),
      lastModified: STAMP,
    })),
    globalTags: some(0.35, () => ({ tags: [{ tag: `urn:li:tag:tag${zipf(random, TAGS)}` }] })),
    upstreamLineage: at === 0 ? [] : some(0.5, () => ({ upstreams: upstreamsOf(at, random) })),
  };
}

function propertiesOf(name, random) {
  return {
    name: name.split('.').at(-1),
    qualifiedName: name,
    description: repeated(Math.floor(random() ** 2 * 60), () => WORDS[Math.floor(random() * WORDS.length)]).join(' '),
    customProperties: { tier: String(zipf(random, 4)), team: `team-${zipf(random, 60)}` },
  };
}

function schemaOf(at, name, random) {
  return {
    schemaName: name,
    platform: `urn:li:dataPlatform:${platformOf(at)}`,
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    created: STAMP,
    lastModified: STAMP,
    fields: Array.from({ length: columnsOf(random) }, (_, column) => fieldOf(column, random)),
  };
}

function fieldOf(column, random) {
  const type = TYPES[Math.floor(random() * TYPES.length)];
  return {
    fieldPath: `${WORDS[Math.floor(random() * WORDS.length)]}_${column}`,
    nullable: column > 0,
    type: { type: { [`com.linkedin.schema.${type}Type`]: {} } },
    nativeDataType: type.toUpperCase(),
    recursive: false,
    isPartOfKey: column === 0,
    ...(random() < 0.2 && { description: `${WORDS[Math.floor(random() * WORDS.length)]} of the row` }),
  };
}

function columnsOf(random) {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(300, Math.max(1, Math.round(12 * Math.exp(0.9 * normal))));
}

function ownerOf(at, random) {
  return { owner: `urn:li:corpuser:user${zipf(random, 500)}`, type: 'TECHNICAL_OWNER' };
}

function upstreamsOf(at, random) {
  const count = 1 + (random() < 0.4 ? 1 : 0) + (random() < 0.2 ? 1 : 0);
  const numbers = new Set(repeated(count, () => Math.floor(at * random() ** 1.5)));
  return [...numbers].map((number) => ({ dataset: urnOf(number), type: 'TRANSFORMED', auditStamp: STAMP }));
}

function repeated(count, make) {
  return Array.from({ length: count }, make);
}

/** A number below `count`, of which `n` is about `n` times rarer than the first. */
function zipf(random, count) {
  return Math.floor(count ** random()) - 1;
}
