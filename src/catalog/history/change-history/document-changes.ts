import { jsonText } from '../../../foundation/json/json.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import type { ChangeTransaction, TimelineEvent } from '../timeline/index.js';
import { userRef } from '../../../identity/index.js';
import { type DocumentChange, DocumentChangeType } from './document-change.model.js';

/** Returns the changes of a document in a timeline, latest first. Equal changes at the same time count once. */
export function changesOf(transactions: readonly ChangeTransaction[]): readonly DocumentChange[] {
  const changes = transactions.flatMap((transaction) =>
    transaction.changeEvents.flatMap((event) => changeOf(event, transaction) ?? []),
  );
  const distinct = new Map(
    changes.map((change) => [`${change.timestamp} ${change.changeType} ${change.description}`, change]),
  );
  return [...distinct.values()].sort((left, right) => right.timestamp - left.timestamp);
}

function changeOf(event: TimelineEvent, { timestamp, actor }: ChangeTransaction): DocumentChange | undefined {
  const changeType = typeOf(event);
  if (changeType === undefined) return undefined;
  const { description, parameters, auditStamp = { time: timestamp, actor } } = event;
  return {
    changeType,
    description,
    timestamp: auditStamp.time,
    actor: entityTypeOfUrn(auditStamp.actor) === 'corpuser' ? userRef(auditStamp.actor) : null,
    details:
      parameters === undefined
        ? null
        : Object.entries(parameters).map(([key, value]) => ({ key, value: jsonText(value) })),
  };
}

function typeOf({ category, operation, description, parameters = {} }: TimelineEvent): DocumentChangeType | undefined {
  switch (category) {
    case 'LIFECYCLE':
      if (operation === 'CREATE') return DocumentChangeType.CREATED;
      return operation === 'SOFT_DELETE' ? DocumentChangeType.DELETED : DocumentChangeType.STATE_CHANGED;
    case 'DOCUMENTATION':
      return 'title' in parameters ? DocumentChangeType.TITLE_CHANGED : DocumentChangeType.TEXT_CHANGED;
    case 'PARENT':
      return DocumentChangeType.PARENT_CHANGED;
    case 'RELATED_ENTITIES':
      return description.startsWith('Related asset')
        ? DocumentChangeType.RELATED_ASSETS_CHANGED
        : DocumentChangeType.RELATED_DOCUMENTS_CHANGED;
    default:
      return undefined;
  }
}
