import type { JsonObject } from '../../../../foundation/common/json.js';
import type { ChangeEvent } from '../change.js';
import { type AspectDiff, given, objectsAt, textAt, type ValuePair } from './aspect-diff.js';
import { urnWording } from './labels.js';
import { listEvents } from './list-diff.js';
import { textEvents } from './texts.js';

/** What changes in a document: its texts, its state, its parent and what it is related to. */
export const DOCUMENT_INFO: AspectDiff = {
  aspectName: 'documentInfo',
  categories: ['LIFECYCLE', 'DOCUMENTATION', 'PARENT', 'RELATED_ENTITIES'],
  eventsOf(pair) {
    if (pair.before === undefined) return [created(pair)];
    return [...contentEvents(pair), ...stateEvents(pair), ...parentEvents(pair), ...relatedEvents(pair)];
  },
};

function created({ urn, after, auditStamp }: ValuePair): ChangeEvent {
  const title = textAt(after, 'title');
  return {
    entityUrn: urn,
    category: 'LIFECYCLE',
    operation: 'CREATE',
    parameters: given({ title }),
    auditStamp,
    semVerChange: 'MINOR',
    description: `Document '${title ?? urn}' was created.`,
  };
}

function contentEvents(pair: ValuePair): readonly ChangeEvent[] {
  const { before, after } = pair;
  const wording = { category: 'DOCUMENTATION', modified: 'MINOR' } as const;
  return [
    ...textEvents({ ...wording, name: 'title' }, textAt(before, 'title'), textAt(after, 'title'), pair),
    ...textEvents({ ...wording, name: 'content' }, textOf(before), textOf(after), pair),
  ];
}

function stateEvents(pair: ValuePair): readonly ChangeEvent[] {
  const state = (value: JsonObject | undefined): string | undefined => textAt(value, 'status', 'state');
  const wording = { category: 'LIFECYCLE', name: 'state', modified: 'MINOR' } as const;
  return textEvents(wording, state(pair.before), state(pair.after), pair);
}

function parentEvents({ urn, before, after, auditStamp }: ValuePair): readonly ChangeEvent[] {
  const oldParent = textAt(before, 'parentDocument', 'document');
  const newParent = textAt(after, 'parentDocument', 'document');
  if (oldParent === newParent) return [];
  const description = `The parent of ${urn} changed from ${oldParent ?? 'none'} to ${newParent ?? 'none'}.`;
  return [
    {
      entityUrn: urn,
      category: 'PARENT',
      operation: 'MODIFY',
      parameters: given({ oldParent, newParent }),
      auditStamp,
      semVerChange: 'MINOR',
      description,
    },
  ];
}

function relatedEvents(pair: ValuePair): readonly ChangeEvent[] {
  const related = (value: JsonObject | undefined, list: string, member: string): readonly string[] =>
    objectsAt(value, list).flatMap((item) => textAt(item, member) ?? []);
  const assets = urnWording('RELATED_ENTITIES', 'entityUrn', 'Related asset');
  const documents = urnWording('RELATED_ENTITIES', 'entityUrn', 'Related document');
  const { before, after } = pair;
  return [
    ...listEvents(assets, related(before, 'relatedAssets', 'asset'), related(after, 'relatedAssets', 'asset'), pair),
    ...listEvents(
      documents,
      related(before, 'relatedDocuments', 'document'),
      related(after, 'relatedDocuments', 'document'),
      pair,
    ),
  ];
}

function textOf(value: JsonObject | undefined): string | undefined {
  return textAt(value, 'contents', 'text');
}
