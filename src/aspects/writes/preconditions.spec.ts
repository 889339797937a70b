import { describe, expect, it } from '@jest/globals';
import type { AspectRecord } from '../aspect-record.js';
import type { ChangeProposal, ChangeType } from '../change-proposal.js';
import { checkPreconditions } from './preconditions.js';

const URN = 'urn:li:tag:a';

function proposal(changeType: ChangeType, headers?: Readonly<Record<string, string>>): ChangeProposal {
  const named = { urn: URN, entityType: 'tag', aspectName: 'tagProperties' };
  return { ...named, changeType, value: { name: 'a' }, ...(headers !== undefined && { headers }) };
}

/** A stored value of the row version 0, changed at 2000. */
function stored(version?: string, rowVersion = 0): AspectRecord {
  const systemMetadata = version === undefined ? undefined : { version };
  const created = { time: 2000, actor: 'urn:li:corpuser:a' };
  return { urn: URN, aspect: 'tagProperties', version: rowVersion, value: { name: 'a' }, systemMetadata, created };
}

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('checkPreconditions', () => {
  it.each<[ChangeType, boolean, boolean, string | undefined]>([
    ['CREATE', false, false, undefined],
    ['CREATE', false, true, undefined],
    ['CREATE', true, true, 'Cannot perform CREATE since the aspect already exists.'],
    ['CREATE_ENTITY', false, false, undefined],
    ['CREATE_ENTITY', true, false, undefined],
    ['CREATE_ENTITY', false, true, 'Cannot perform CREATE_ENTITY if not exists since the entity key already exists.'],
    ['UPSERT', true, true, undefined],
    ['UPDATE', true, true, undefined],
    ['PATCH', true, true, undefined],
    ['DELETE', true, true, undefined],
  ])('should judge %s where the aspect is stored: %s, and the entity: %s', (type, isStored, entityExists, message) => {
    const state = { previous: isStored ? stored('1') : undefined, entityExists };
    const silent = proposal(type, { 'If-None-Match': '*' });
    const others = proposal(type, { 'If-None-Match': '"1"' });
    if (message === undefined) {
      expect([proposal(type), silent, others].map((one) => checkPreconditions(one, state))).toEqual(
        Array(3).fill('proceed'),
      );
      return;
    }
    expect(checkPreconditions(silent, state)).toBe('drop');
    for (const refused of [proposal(type), others]) {
      expect(failureOf(() => checkPreconditions(refused, state))).toMatchObject({
        code: 'VALIDATION_FAILED',
        message,
        details: { urn: URN, aspect: 'tagProperties' },
      });
    }
  });

  it.each<[string, ChangeType, AspectRecord | undefined, string]>([
    ['an absent value', 'UPSERT', undefined, '-1'],
    ['a value to create', 'CREATE', undefined, '-1'],
    ['a value of an entity to create', 'CREATE_ENTITY', stored('3'), '-1'],
    ['a stored value', 'UPSERT', stored('3'), '3'],
    ['a stored value to delete', 'DELETE', stored('3'), '3'],
    ['a value without a version, of the latest row', 'UPSERT', stored(), '1'],
    ['a value without a version, of an older row', 'UPSERT', stored(undefined, 4), '4'],
  ])('should compare the version of %s', (_name, type, previous, version) => {
    const state = { previous, entityExists: false };
    expect(checkPreconditions(proposal(type, { 'if-VERSION-match': version }), state)).toBe('proceed');
    const failing = proposal(type, { 'If-Version-Match': '2' });
    expect(failureOf(() => checkPreconditions(failing, state))).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: `Expected version 2, actual version ${version}`,
      details: { urn: URN, aspect: 'tagProperties' },
    });
  });

  it.each<[string, string, AspectRecord | undefined, string | undefined]>([
    ['If-Modified-Since', '1970-01-01T00:00:01.999Z', stored('1'), undefined],
    ['If-Modified-Since', '1970-01-01T00:00:02Z', stored('1'), 'Item last modified 2000 <= 2000 (epoch ms)'],
    ['If-Modified-Since', '1970-01-01T00:00Z', stored('1'), undefined],
    ['If-Modified-Since', '1970-01-01T00:00Z', undefined, 'Item last modified -9007199254740991 <= 0 (epoch ms)'],
    ['If-Unmodified-Since', '1970-01-01T00:00:02Z', stored('1'), undefined],
    ['If-Unmodified-Since', '1970-01-01T01:00:02+01:00', stored('1'), undefined],
    ['If-Unmodified-Since', '1970-01-01T00:00:01.999Z', stored('1'), 'Item last modified 2000 > 1999 (epoch ms)'],
    ['If-Unmodified-Since', '1970-01-01T00:00:00Z', undefined, undefined],
  ])('should compare %s %s with the time of the last change', (header, time, previous, message) => {
    const checked = failureOf(() =>
      checkPreconditions(proposal('UPSERT', { [header]: time }), { previous, entityExists: true }),
    );
    if (message === undefined) expect(checked).toBe('proceed');
    else expect(checked).toMatchObject({ code: 'PRECONDITION_FAILED', message });
  });

  it.each([
    'yesterday',
    '1970-01-01',
    '1970-01-01T00:00:01',
    '1970-01-01T00:00:01.Z',
    '1970-13-01T00:00:01Z',
    'x1970-01-01T00:00:01Z',
    '1970-01-01T00:00:01Zx',
    '1970-01-01T00:00:01.1234567890Z',
    '',
  ])('should refuse the time "%s"', (time) => {
    for (const header of ['If-Modified-Since', 'If-Unmodified-Since']) {
      const check = (): unknown =>
        checkPreconditions(proposal('UPSERT', { [header]: time }), { previous: stored('1'), entityExists: true });
      expect(failureOf(check)).toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: `Header ${header} must be an ISO-8601 instant such as 2026-01-02T03:04:05Z, not "${time}"`,
      });
    }
  });

  it('should not judge a value that is only stated again', () => {
    const restated = proposal('RESTATE', { 'If-Version-Match': '2' });
    expect(checkPreconditions(restated, { previous: stored('1'), entityExists: true })).toBe('proceed');
  });
});
