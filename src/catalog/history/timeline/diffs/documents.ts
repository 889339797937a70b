import { defined } from '../../../../foundation/common/given.js';
import { documentInfo, type StoredOf } from '../../../../model/index.js';
import type { ChangeEvent } from '../change.js';
import { type AspectDiff, aspectDiff, type ValuePair } from './aspect-diff.js';
import { urnWording } from './labels.js';
import { listEvents } from './list-diff.js';
import { textEvents } from './texts.js';

type DocumentPair = ValuePair<StoredOf<typeof documentInfo>>;

/** Changes of a document: its texts, state, parent and related entities. */
export const DOCUMENT_INFO: AspectDiff = aspectDiff(
  documentInfo,
  ['LIFECYCLE', 'DOCUMENTATION', 'PARENT', 'RELATED_ENTITIES'],
  (pair) =>
    pair.before === undefined
      ? [created(pair)]
      : [...contentEvents(pair), ...stateEvents(pair), ...parentEvents(pair), ...relatedEvents(pair)],
);

function created({ urn, after: { title }, auditStamp }: DocumentPair): ChangeEvent {
  return {
    entityUrn: urn,
    category: 'LIFECYCLE',
    operation: 'CREATE',
    parameters: defined({ title }),
    auditStamp,
    semVerChange: 'MINOR',
    description: `Document '${title ?? urn}' was created.`,
  };
}

function contentEvents(pair: DocumentPair): readonly ChangeEvent[] {
  const { before, after } = pair;
  const wording = { category: 'DOCUMENTATION', modified: 'MINOR' } as const;
  return [
    ...textEvents({ ...wording, name: 'title' }, before?.title, after.title, pair),
    ...textEvents({ ...wording, name: 'content' }, before?.contents.text, after.contents.text, pair),
  ];
}

function stateEvents(pair: DocumentPair): readonly ChangeEvent[] {
  const wording = { category: 'LIFECYCLE', name: 'state', modified: 'MINOR' } as const;
  return textEvents(wording, pair.before?.status.state, pair.after.status.state, pair);
}

function parentEvents({ urn, before, after, auditStamp }: DocumentPair): readonly ChangeEvent[] {
  const oldParent = before?.parentDocument?.document;
  const newParent = after.parentDocument?.document;
  if (oldParent === newParent) return [];
  const description = `The parent of ${urn} changed from ${oldParent ?? 'none'} to ${newParent ?? 'none'}.`;
  return [
    {
      entityUrn: urn,
      category: 'PARENT',
      operation: 'MODIFY',
      parameters: defined({ oldParent, newParent }),
      auditStamp,
      semVerChange: 'MINOR',
      description,
    },
  ];
}

const ASSET_WORDING = urnWording('RELATED_ENTITIES', 'entityUrn', 'Related asset');
const DOCUMENT_WORDING = urnWording('RELATED_ENTITIES', 'entityUrn', 'Related document');

function relatedEvents(pair: DocumentPair): readonly ChangeEvent[] {
  const assetsOf = (value: DocumentPair['before']) => value?.relatedAssets?.map(({ asset }) => asset);
  const documentsOf = (value: DocumentPair['before']) => value?.relatedDocuments?.map(({ document }) => document);
  const { before, after } = pair;
  return [
    ...listEvents(ASSET_WORDING, assetsOf(before), assetsOf(after), pair),
    ...listEvents(DOCUMENT_WORDING, documentsOf(before), documentsOf(after), pair),
  ];
}
