import { describe, expect, it } from '@jest/globals';
import { mergePages, type UrnPage } from './urn-page.js';

const page = (urns: string, isLast = true): UrnPage => ({ urns: Array.from(urns), isLast });

describe('mergePages', () => {
  it.each<[string, readonly UrnPage[], number, UrnPage]>([
    ['nothing', [], 3, page('')],
    ['what both know once', [page('ac'), page('bc')], 9, page('abc')],
    ['no more than a page holds', [page('acd'), page('b')], 2, page('ab', false)],
    ['all that fits as the end', [page('a'), page('b')], 2, page('ab')],
    ['nothing beyond a walk that goes on', [page('ab', false), page('abcd')], 9, page('ab', false)],
    ['nothing beyond the walk that came least far', [page('ad', false), page('bc', false)], 9, page('abc', false)],
    ['urns in the order of their bytes', [page('\u{1f600}'), page('\u{fffd}')], 9, page('\u{fffd}\u{1f600}')],
  ])('should return %s', (_name, pages, size, expected) => {
    expect(mergePages(pages, size)).toEqual(expected);
  });
});
