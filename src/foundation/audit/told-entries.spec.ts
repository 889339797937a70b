import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from './audit-event.js';
import { placeOfText, toldEntries } from './told-entries.js';

const [NEWER, OLDER] = ['b'.repeat(24), 'a'.repeat(24)];

const entry = (id: string, ...aspects: readonly string[]): AuditEntry => ({
  id,
  time: 1,
  action: 'UpdateAspectEvent',
  actor: 'urn:li:corpuser:a',
  outcome: 'ALLOWED',
  target: undefined,
  targetType: undefined,
  aspects,
  operation: undefined,
  source: 'OPENAPI',
  address: undefined,
  userAgent: undefined,
  traceId: undefined,
  detail: {},
});

describe('toldEntries', () => {
  const entries = [entry(NEWER, 'x', 'y', 'z'), entry(OLDER)];
  const told = (asked: readonly string[], after: string | undefined, most: number) =>
    toldEntries(entries, asked, after === undefined ? undefined : placeOfText(after, 'no'), most).map(
      ({ entry: { aspects }, place }) => [aspects.join(), place],
    );

  it('should tell of each aspect, and go on where it ended', () => {
    const all = [
      ['x', `${NEWER}.1`],
      ['y', `${NEWER}.2`],
      ['z', NEWER],
      ['', OLDER],
    ];
    expect(told([], undefined, 9)).toEqual(all);
    expect(told([], undefined, 2)).toEqual(all.slice(0, 2));
    expect(told([], `${NEWER}.2`, 9)).toEqual(all.slice(2));
  });

  it('should tell of those that were asked for alone', () => {
    expect(told(['z', 'y'], undefined, 2)).toEqual([
      ['y', `${NEWER}.1`],
      ['z', NEWER],
    ]);
  });

  it.each(['', 'x', `${NEWER}.`, `${NEWER}.x`])('should refuse the place "%s"', (text) => {
    expect(() => placeOfText(text, 'no place')).toThrow('no place');
  });
});
