import { wordsOf } from '../../../design/format.js';

/** The words of a kind of event: `CreateAccessTokenEvent` as `create access token`. */
export function eventName(eventType: string): string {
  return wordsOf(eventType.replace(/Event$/, ''));
}
