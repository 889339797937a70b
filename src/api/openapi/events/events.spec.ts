import { describe, expect, it } from '@jest/globals';
import type { FollowedChange } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { loadConfig } from '../../../foundation/config/index.js';
import { changeLogEvent, platformEvents } from '../../../catalog/index.js';
import { inputOf } from '../../../../test/support/harness/operation-input.js';
import type { Caller } from '../operation/caller.js';
import { EventAccess } from './event-access.js';
import { EventPollController } from './poll/event-poll.controller.js';
import { EVENTS } from './events.operations.js';
import { offsetOf, placeOfOffset } from './event-offset.js';

const URN = 'urn:li:tag:a';
const GENERIC = 'com.linkedin.pegasus2avro.mxe.GenericAspect';

const valueOf = (value: JsonObject | undefined): FollowedChange['after'] =>
  value === undefined ? undefined : { value, systemMetadata: { runId: 'r' } };

const change = (
  aspectName: string,
  after: JsonObject | undefined,
  before?: JsonObject,
  urn: string = URN,
): FollowedChange => ({
  kind: 'versioned',
  urn,
  aspectName,
  changeType: after === undefined ? 'DELETE' : 'UPSERT',
  created: { time: 5, actor: 'urn:li:corpuser:me' },
  after: valueOf(after),
  before: valueOf(before),
});

describe('changeLogEvent', () => {
  it('should tell the value and the one before it', () => {
    expect(changeLogEvent(change('status', { removed: true }, {}), undefined)).toMatchObject({
      entityType: 'tag',
      entityUrn: URN,
      changeType: 'UPSERT',
      aspectName: 'status',
      aspect: { [GENERIC]: { value: '{"removed":true}' } },
      previousAspectValue: { [GENERIC]: { value: '{}' } },
      systemMetadata: { 'com.linkedin.pegasus2avro.mxe.SystemMetadata': { runId: 'r' } },
    });
  });

  it('should tell what was deleted', () => {
    expect(changeLogEvent(change('tagKey', undefined, { name: 'a' }), undefined)).toMatchObject({
      changeType: 'DELETE',
      aspectName: 'tagKey',
      aspect: null,
      systemMetadata: null,
      previousAspectValue: { [GENERIC]: { value: '{"name":"a"}' } },
    });
  });
});

describe('platformEvents', () => {
  const registry = ModelRegistry.standard();
  const told = (one: FollowedChange): readonly string[] =>
    platformEvents(one, registry).map(({ payload }) => {
      const { category, operation } = JSON.parse((payload as { value: string }).value) as Record<string, string>;
      return `${category} ${operation}`;
    });
  const tags = { tags: [{ tag: 'urn:li:tag:b' }] };
  const version = { versionSet: 'urn:li:versionSet:(a,dataset)', version: { versionTag: '1' }, sortId: '1' };
  const run = 'urn:li:dataProcessInstance:a';
  const PLATFORM = 'urn:li:dataPlatform:a';

  it.each<[string, FollowedChange, readonly string[]]>([
    ['a new entity', change('tagKey', { name: 'a' }), ['LIFECYCLE CREATE']],
    ['a key that is stated again', change('tagKey', { name: 'a' }, { name: 'a' }), []],
    ['a hard delete', change('tagKey', undefined, { name: 'a' }), ['LIFECYCLE HARD_DELETE']],
    ['a soft delete', change('status', { removed: true }, { removed: false }), ['LIFECYCLE SOFT_DELETE']],
    ['a deleted aspect', change('globalTags', undefined, tags, 'urn:li:container:a'), ['TAG REMOVE']],
    ['no place among versions', change('versionProperties', version, undefined, 'urn:li:container:a'), []],
    [
      'no entity that is none of the catalog',
      change('dataPlatformKey', { platformName: 'a' }, undefined, PLATFORM),
      [],
    ],
    ['nothing where the value before is lost', { ...change('globalTags', tags), hasLostBefore: true }, []],
    ['a run', change('dataProcessInstanceRunEvent', { status: 'STARTED' }, undefined, run), ['RUN STARTED']],
    ['nothing that matters', change('tagProperties', { name: 'b' }, { name: 'a' }), []],
  ])('should tell %s', (_name, one, expected) => {
    expect(told(one)).toEqual(expected);
  });
});

describe('EventPollController', () => {
  it('should not be there while events are switched off', async () => {
    const none = undefined as never;
    const access = new EventAccess(none, loadConfig({ EVENTS_API_ENABLED: 'false' }));
    const controller = new EventPollController(none, access, none);
    const input = inputOf(EVENTS.poll, { query: { topic: 'PlatformEvent_v1' } });
    await expect(controller.poll(input, {} as Caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('offsetOf', () => {
  const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const row = ['2026-01-02 03:04:05.678000', URN, 'status', 7] as const;

  it.each([
    [{ row, place: 3 }, true],
    [{ row: undefined, place: 0 }, false],
  ])('should be understood again', (place, withRows) => {
    expect(placeOfOffset(offsetOf(place), { withRows })).toEqual(place);
  });

  it.each<[string, string, boolean]>([
    ['no JSON', 'x', true],
    ['an offset of a time series elsewhere', encoded([3]), true],
    ['an offset of another topic at a time series', offsetOf({ row, place: 3 }), false],
    ['a day that there is not', encoded(['2026-02-30 03:04:05', URN, 'status', 7, 3]), true],
    ['a negative place', encoded([-1]), false],
    ['a place that is no number', encoded(['3']), false],
  ])('should not be %s', (_name, offset, withRows) => {
    expect(() => placeOfOffset(offset, { withRows })).toThrow('"offsetId"');
  });
});
