import { createHash } from 'node:crypto';
import type { FollowedChange } from '../../../aspects/index.js';
import { exactJson } from '../../../foundation/json/exact-json.js';
import { Urn } from '../../../foundation/common/urn.js';

/** Format of the body of a request. */
export type MessageFormat = 'STANDARD' | 'SLACK';

/** Type of the messages about changes. */
const CHANGE_TYPE = 'metadata.change';
/** Type of the message of a test. */
const TEST_TYPE = 'metadata.test';

const VERBS = { UPSERT: 'changed', RESTATE: 'stated again', DELETE: 'deleted' } as const;

/** Ids of changes, in their order. A change has the same id whenever it is read; equal ones of a page are numbered. */
export function eventIds(changes: readonly FollowedChange[]): readonly string[] {
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const { kind, urn, aspectName, changeType, created, after } = change;
    const version = after?.systemMetadata?.version ?? '';
    const text = JSON.stringify([kind, urn, aspectName, changeType, created.time, created.actor, version]);
    const same = seen.get(text) ?? 0;
    seen.set(text, same + 1);
    const hash = createHash('sha256').update(`${text}${same === 0 ? '' : String(same)}`);
    return `evt_${hash.digest('base64url').slice(0, 32)}`;
  });
}

/** The body of the message about a change, with the values as they are given. */
export function changeBody(change: FollowedChange, category: string | undefined, format: MessageFormat): string {
  const { urn, aspectName, changeType, created, after, before } = change;
  if (format === 'SLACK') return slackBody(slackText(change));
  const data = {
    urn,
    entityType: Urn.tryParse(urn)?.entityType ?? '',
    aspect: aspectName,
    operation: changeType,
    ...(category !== undefined && { category }),
    actor: created.actor,
    ...(before !== undefined && { before: before.value }),
    ...(after !== undefined && { after: after.value }),
  };
  return exactJson({ type: CHANGE_TYPE, timestamp: new Date(created.time).toISOString(), data });
}

/** The body of the message of a test. */
export function testBody(urn: string, now: number, format: MessageFormat): string {
  if (format === 'SLACK') return slackBody(`Test of ${escaped(urn)}`);
  return JSON.stringify({ type: TEST_TYPE, timestamp: new Date(now).toISOString(), data: { urn } });
}

/** One line about a change, in the markup of Slack. */
export function slackText({ urn, aspectName, changeType, created }: FollowedChange): string {
  return `*${escaped(aspectName)}* of \`${escaped(urn)}\` was ${VERBS[changeType]} by ${escaped(created.actor)}`;
}

function slackBody(text: string): string {
  return JSON.stringify({ text });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
