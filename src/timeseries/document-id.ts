import { hash } from 'node:crypto';
import type { TimeseriesDocument } from './timeseries-document.js';

/** The parts of a document that form its id. */
export type IdentifiedDocument = Pick<
  TimeseriesDocument,
  'timestampMillis' | 'eventGranularity' | 'urn' | 'messageId' | 'partitionSpec'
>;

/**
 * Id of a document: lower-case hex of the MD5 of its time, granularity, urn, collection id, message id and partition,
 * concatenated, each except the collection id as JSON text. Absent parts are left out. The same value therefore has the
 * same id as in DataHub.
 */
export function documentId(document: IdentifiedDocument, collectionId?: string): string {
  const parts = [
    String(document.timestampMillis),
    jsonText(document.eventGranularity),
    jsonText(document.urn),
    collectionId ?? '',
    jsonText(document.messageId),
    jsonText(document.partitionSpec),
  ];
  return hash('md5', parts.join(''));
}

function jsonText(value: string | object | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}
