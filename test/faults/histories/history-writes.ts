import { graphqlAnswer, post, type Service, type WriteAnswer } from '../told.js';

/** Tables that one batch writes. */
const TABLES = 3;

/** Steps after which a writer goes on to new tables, so that a history stays short enough to be shown. */
const STEPS_PER_TABLE = 30;

/** Patches of one writer after which all go on to a new list. */
const PATCHES_PER_LIST = 10;

/** What a write promises if it is acknowledged; `mark` is in no other write. */
export type Promised =
  /** The description of each of these entities is the mark: of all, or of none. */
  | { readonly kind: 'marked'; readonly mark: string; readonly urns: readonly string[] }
  /** The tags of the entity include the mark. */
  | { readonly kind: 'listed'; readonly mark: string; readonly urn: string }
  /** The entity exists. */
  | { readonly kind: 'born'; readonly mark: string; readonly urn: string }
  /** The entity exists no more. */
  | { readonly kind: 'dead'; readonly mark: string; readonly urn: string };

/** A write that a writer is about to send. */
export interface HistoryWrite {
  readonly promised: Promised;
  send(service: Service): Promise<WriteAnswer>;
}

/**
 * Step `step` of a writer: batches and single writes to tables of its own, patches of a list that all writers share,
 * and tags that are created and deleted, through rest.li, OpenAPI and GraphQL.
 */
export function historyWrite(writer: string, step: number): HistoryWrite {
  const at: Place = { writer, step, mark: `${writer}.${step}` };
  return (WRITES[step % WRITES.length] ?? batch)(at);
}

/** A tag that stands for a mark in a list. */
export function tagUrn(mark: string): string {
  return `urn:li:tag:${mark}`;
}

interface Place {
  readonly writer: string;
  readonly step: number;
  readonly mark: string;
}

const WRITES: readonly ((at: Place) => HistoryWrite)[] = [batch, single, birth, patch, batch, death];

function batch({ writer, step, mark }: Place): HistoryWrite {
  const urns = Array.from({ length: TABLES }, (_item, table) => tableUrn(writer, step, table));
  const proposals = urns.flatMap((urn) => [
    proposal(urn, 'datasetProperties', { description: mark }),
    proposal(urn, 'upstreamLineage', { upstreams: [upstreamOf(urn, step)] }),
  ]);
  return {
    promised: { kind: 'marked', mark, urns },
    send: (service) => post(service, '/aspects?action=ingestProposalBatch', { proposals, async: 'false' }),
  };
}

function single({ writer, step, mark }: Place): HistoryWrite {
  const urn = tableUrn(writer, step, step % TABLES);
  const body = [{ urn, datasetProperties: { value: { description: mark } } }];
  return {
    promised: { kind: 'marked', mark, urns: [urn] },
    send: (service) => post(service, '/openapi/v3/entity/dataset?async=false', body),
  };
}

function patch({ step, mark }: Place): HistoryWrite {
  const urn = datasetUrn(`list_${Math.floor(step / WRITES.length / PATCHES_PER_LIST)}`);
  const operation = { op: 'add', path: `/tags/${tagUrn(mark)}`, value: { tag: tagUrn(mark) } };
  const body = { proposal: proposal(urn, 'globalTags', [operation], 'PATCH'), async: 'false' };
  return {
    promised: { kind: 'listed', mark, urn },
    send: (service) => post(service, '/aspects?action=ingestProposal', body),
  };
}

function birth({ mark }: Place): HistoryWrite {
  return {
    promised: { kind: 'born', mark, urn: tagUrn(mark) },
    send: (service) => graphqlAnswer(service, `mutation { createTag(input: { id: "${mark}", name: "${mark}" }) }`),
  };
}

/** Deletes the tag that was born three steps before, every other time; otherwise the tag stays. */
function death({ writer, step, mark }: Place): HistoryWrite {
  const urn = tagUrn(`${writer}.${step - 3}`);
  if (step % (2 * WRITES.length) < WRITES.length) return batch({ writer, step, mark });
  return {
    promised: { kind: 'dead', mark, urn },
    send: (service) => post(service, '/entities?action=delete', { urn }),
  };
}

function tableUrn(writer: string, step: number, table: number): string {
  return datasetUrn(`${writer}_${Math.floor(step / STEPS_PER_TABLE)}.table_${table}`);
}

function datasetUrn(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

function upstreamOf(urn: string, step: number): object {
  return { dataset: urn.replace(',PROD', `_source_${step % 7},PROD`), type: 'COPY' };
}

function proposal(urn: string, aspectName: string, value: object, changeType = 'UPSERT'): object {
  const contentType = changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return {
    entityType: urn.split(':')[2],
    entityUrn: urn,
    changeType,
    aspectName,
    aspect: { value: JSON.stringify(value), contentType },
  };
}
