import { describe, expect, it } from '@jest/globals';
import type { FeedPlace } from '../../../../aspects/index.js';
import { offsetOf } from '../event-offset.js';
import { eventText, partId, startAfter } from './event-text.js';

const PLACE: FeedPlace = { row: ['2026-01-02 03:04:05.678000', 'urn:li:tag:a', 'status', 7], place: 3 };

describe('the ids of streamed events', () => {
  it.each([
    [offsetOf(PLACE), 0],
    [partId(PLACE, 2), 2],
  ])('should be understood again: %s', (id, skipped) => {
    expect(startAfter(id, { withRows: true })).toEqual({ place: PLACE, skipped });
  });

  it.each(['', '~1', `${offsetOf(PLACE)}~`, `${offsetOf(PLACE)}~x`, `${offsetOf(PLACE)}~1~1`, 'x'])(
    'should be refused when they are others: %j',
    (id) => {
      expect(() => startAfter(id, { withRows: true })).toThrow('"offsetId"');
    },
  );
});

describe('eventText', () => {
  it('should be one event of one line, whatever the texts contain', () => {
    const text = eventText('i', 'T', { text: 'a\nb\r\nc\u2028d' });
    expect(text).toBe('id: i\nevent: T\ndata: {"text":"a\\nb\\r\\nc\u2028d"}\n\n');
  });
});
