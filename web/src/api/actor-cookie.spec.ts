import { describe, expect, it } from '@jest/globals';
import { actorOfCookie } from './actor-cookie.js';

describe('actorOfCookie', () => {
  it.each([
    ['a=b; actor=urn%3Ali%3Acorpuser%3Aada; c=d', 'urn:li:corpuser:ada'],
    ['actor=urn:li:corpuser:ada', 'urn:li:corpuser:ada'],
    ['factor=x', undefined],
    ['actor=', undefined],
    ['actor=%', undefined],
    ['', undefined],
  ])('should read "%s"', (cookies, urn) => {
    expect(actorOfCookie(cookies)).toBe(urn);
  });
});
