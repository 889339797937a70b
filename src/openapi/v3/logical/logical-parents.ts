import type { AspectStore, ChangeProposal } from '../../../aspects/index.js';
import { invalidArgument } from '../../../common/errors.js';
import { isJsonObject } from '../../../common/json.js';
import { Urn } from '../../../common/urn.js';
import { schemaFieldUrn } from '../../../graph/index.js';

const ASPECT = 'logicalParent';

/** Who ties physical data to a logical model, and when. */
export interface Stamp {
  /** Milliseconds. */
  readonly time: number;
  readonly actor: string;
}

/** The proposals that tie a dataset and its columns to a logical one; `body` goes from a column of the parent to that of the child. Throws `INVALID_ARGUMENT`. */
export function parentProposals(child: string, parent: string, body: unknown, stamp: Stamp): readonly ChangeProposal[] {
  if (!isJsonObject(body))
    throw invalidArgument('The request body must be an object from columns of the parent to columns of the child.');
  const columns = Object.entries(body).map(([parentPath, childPath]) => {
    if (typeof childPath === 'string' && childPath !== '')
      return proposal(schemaFieldUrn(child, childPath), schemaFieldUrn(parent, parentPath), stamp);
    throw invalidArgument(`The column for "${parentPath}" must be a text that is not empty.`);
  });
  return [proposal(child, parent, stamp), ...columns];
}

/** The urns of a dataset and its columns that are tied to a logical model. */
export async function tiedUrns(dataset: string, store: AspectStore): Promise<readonly string[]> {
  const fields = (await store.latestOne(dataset, 'schemaMetadata'))?.value['fields'];
  const paths = (Array.isArray(fields) ? fields : []).flatMap((field) => {
    const path = isJsonObject(field) ? field['fieldPath'] : undefined;
    return typeof path === 'string' ? [path] : [];
  });
  const found = await store.latest([dataset, ...paths.map((path) => schemaFieldUrn(dataset, path))], [ASPECT]);
  return [...found].flatMap(([urn, aspects]) => (aspects.get(ASPECT)?.value['parent'] === undefined ? [] : [urn]));
}

/** The proposals that untie the urns. */
export function untyingProposals(urns: readonly string[]): readonly ChangeProposal[] {
  return urns.map((urn) => ({
    urn,
    entityType: Urn.parse(urn).entityType,
    aspectName: ASPECT,
    changeType: 'UPSERT',
    value: {},
  }));
}

function proposal(urn: string, destinationUrn: string, { time, actor }: Stamp): ChangeProposal {
  const stamp = { time, actor };
  return {
    urn,
    entityType: Urn.parse(urn).entityType,
    aspectName: ASPECT,
    changeType: 'UPSERT',
    value: { parent: { destinationUrn, created: stamp, lastModified: { ...stamp } } },
  };
}
