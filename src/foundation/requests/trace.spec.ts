import { describe, expect, it } from '@jest/globals';
import { newTraceId, traceparent } from './trace.js';

describe('trace ids', () => {
  it('should begin with the time in microseconds as 16 hex digits', () => {
    const id = newTraceId(1_767_225_600_000);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(Number.parseInt(id.slice(0, 16), 16)).toBe(1_767_225_600_000_000);
  });

  it('should differ for one and the same time', () => {
    expect(newTraceId(5)).not.toBe(newTraceId(5));
  });

  it('should stand as the second part of a traceparent', () => {
    const id = newTraceId(1);
    expect(traceparent(id)).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
  });
});
