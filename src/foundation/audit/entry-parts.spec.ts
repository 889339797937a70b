import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from './audit-event.js';
import { positionOfText, entryParts } from './entry-parts.js';

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

describe('entryParts', () => {
  const entries = [entry(NEWER, 'x', 'y', 'z'), entry(OLDER)];
  const parts = (asked: readonly string[], after: string | undefined, most: number) =>
    entryParts(entries, asked, after === undefined ? undefined : positionOfText(after, 'no'), most).map(
      ({ entry: { aspects }, position }) => [aspects.join(), position],
    );

  it('should return a part for each aspect, and continue after a position', () => {
    const all = [
      ['x', `${NEWER}.1`],
      ['y', `${NEWER}.2`],
      ['z', NEWER],
      ['', OLDER],
    ];
    expect(parts([], undefined, 9)).toEqual(all);
    expect(parts([], undefined, 2)).toEqual(all.slice(0, 2));
    expect(parts([], `${NEWER}.2`, 9)).toEqual(all.slice(2));
  });

  it('should return only the requested aspects', () => {
    expect(parts(['z', 'y'], undefined, 2)).toEqual([
      ['y', `${NEWER}.1`],
      ['z', NEWER],
    ]);
  });

  it.each(['', 'x', `${NEWER}.`, `${NEWER}.x`])('should refuse the position "%s"', (text) => {
    expect(() => positionOfText(text, 'no place')).toThrow('no place');
  });
});
