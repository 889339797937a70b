import { describe, expect, it } from '@jest/globals';
import { addressOf, lastPage, readState, type SearchState, toggled } from './search-state.js';

const NONE: SearchState = { query: '', filters: new Map(), sort: 'relevance', page: 1 };

describe('The state of a search', () => {
  it('should be carried by the address', () => {
    const state: SearchState = {
      query: '100% & more',
      filters: new Map([
        ['platform', ['urn:li:dataPlatform:hive', 'urn:li:dataPlatform:kafka']],
        ['tags', ['urn:li:tag:a']],
      ]),
      sort: 'name-down',
      page: 3,
    };
    expect(readState(new URLSearchParams(addressOf(state).toString()))).toEqual(state);
    expect(addressOf(NONE).toString()).toBe('');
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'page=501', 'sort=size', ''])('should ignore %j', (address) => {
    expect(readState(new URLSearchParams(address))).toEqual(NONE);
  });

  it('should choose and leave values, and begin at the first page again', () => {
    const one = toggled({ ...NONE, page: 4 }, 'tags', 'a');
    const two = toggled(one, 'tags', 'b');
    expect([one.page, one.filters]).toEqual([1, new Map([['tags', ['a']]])]);
    expect(two.filters).toEqual(new Map([['tags', ['a', 'b']]]));
    expect(toggled(toggled(two, 'tags', 'a'), 'tags', 'b').filters).toEqual(new Map());
  });

  it('should end where the service ends', () => {
    expect([0, 1, 20, 21, 10_000, 99_999].map(lastPage)).toEqual([1, 1, 1, 2, 500, 500]);
  });
});
