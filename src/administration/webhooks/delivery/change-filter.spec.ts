import { describe, expect, it } from '@jest/globals';
import type { FollowedChange } from '../../../aspects/index.js';
import { matchesPattern, passesFilter, passesLabels, type WebhookFilter } from './change-filter.js';
import { changeBody, eventIds, slackText } from './change-message.js';

const CHANGE: FollowedChange = {
  kind: 'versioned',
  urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,a<b,PROD)',
  aspectName: 'ownership',
  changeType: 'UPSERT',
  created: { time: 1_000, actor: 'urn:li:corpuser:datahub' },
  after: { value: { owners: [] }, systemMetadata: { version: '2' } },
  before: undefined,
};
const EMPTY: WebhookFilter = { entityTypes: [], aspects: [], categories: [], operations: [], domains: [], tags: [] };

describe('the filter of a webhook', () => {
  it.each([
    [{}, true],
    [{ entityTypes: ['dataset'] }, true],
    [{ entityTypes: ['chart'] }, false],
    [{ aspects: ['ownership'], categories: ['OWNER'], operations: ['UPSERT'] }, true],
    [{ aspects: ['status'] }, false],
    [{ categories: ['TAG'] }, false],
    [{ operations: ['DELETE'] }, false],
    [{ urnPattern: '*hive*PROD)' }, true],
    [{ urnPattern: 'urn:li:chart:*' }, false],
  ])('should judge by %j', (part, expected) => {
    expect(passesFilter(CHANGE, { ...EMPTY, ...part }, 'OWNER')).toBe(expected);
  });

  it.each([
    ['abc', 'abc', true],
    ['abc', '*', true],
    ['abc', 'a*c', true],
    ['abc', 'a*b*c*', true],
    ['abc', 'ab*bc', false],
    ['abc', 'b*', false],
    ['a'.repeat(500), `${'*a'.repeat(250)}b`, false],
  ])('should match %s with %s', (text, pattern, expected) => {
    expect(matchesPattern(text, pattern)).toBe(expected);
  });

  it('should want one of the domains and one of the tags', () => {
    const filter = { ...EMPTY, domains: ['urn:li:domain:a'], tags: ['urn:li:tag:b'] };
    expect(passesLabels({ domains: ['urn:li:domain:a'], tags: ['urn:li:tag:b', 'urn:li:tag:c'] }, filter)).toBe(true);
    expect(passesLabels({ domains: ['urn:li:domain:a'], tags: [] }, filter)).toBe(false);
  });
});

describe('the message about a change', () => {
  it('should hold the change as the documentation shows it', () => {
    expect(JSON.parse(changeBody(CHANGE, 'OWNER', 'STANDARD'))).toEqual({
      type: 'metadata.change',
      timestamp: '1970-01-01T00:00:01.000Z',
      data: {
        urn: CHANGE.urn,
        entityType: 'dataset',
        aspect: 'ownership',
        operation: 'UPSERT',
        category: 'OWNER',
        actor: 'urn:li:corpuser:datahub',
        after: { owners: [] },
      },
    });
  });

  it('should escape the markup of Slack', () => {
    expect(slackText(CHANGE)).toBe(
      '*ownership* of `urn:li:dataset:(urn:li:dataPlatform:hive,a&lt;b,PROD)` was changed by urn:li:corpuser:datahub',
    );
  });

  it('should have the same id whenever it is read, whatever is known of the value before', () => {
    const [first, second] = eventIds([CHANGE, CHANGE]);
    expect(eventIds([{ ...CHANGE, before: CHANGE.after }])).toEqual([first]);
    expect(second).not.toBe(first);
  });
});
