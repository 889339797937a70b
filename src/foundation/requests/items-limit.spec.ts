import { describe, expect, it } from '@jest/globals';
import { checkItemCount, checkItems } from './items-limit.js';

const items = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at);

describe('checkItems', () => {
  it.each([
    [{}],
    [{ urns: items(10) }],
    [{ urns: items(6), aspects: items(4), other: 'text', none: null }],
    [{ request: { deep: { urns: items(99) } } }],
  ])('should let pass what is within the limit: %j', (values) => {
    expect(() => checkItems(values, 10)).not.toThrow();
  });

  it('should name the setting', () => {
    expect(() => checkItems({ urns: items(11) }, 10, { setting: 'OTHER_LIMIT' })).toThrow(
      'more than the limit of 10 (OTHER_LIMIT)',
    );
  });

  it('should not count lists with a limit of their own', () => {
    const except = /(?:^|\.)patch$/;
    expect(() => checkItems({ input: { patch: items(11) }, patch: items(11) }, 10, { except })).not.toThrow();
    expect(() => checkItems({ input: { patched: items(11) } }, 10, { except })).toThrow('"input.patched" holds 11');
  });

  it.each([
    [{ urns: items(11) }, '"urns" holds 11 items, more than the limit of 10 (REST_ITEMS_LIMIT)'],
    [{ urns: items(6), aspects: items(5) }, '"urns" holds 6 items of 11 in the request'],
    [{ request: { urns: items(11) } }, '"request.urns" holds 11 items'],
    [{ '': items(11) }, 'The request body holds 11 items'],
    [{ '': { dataset: items(2), chart: items(9) } }, '"chart" holds 9 items of 11 in the request'],
  ])('should name the list that is too long: %j', (values, message) => {
    expect(() => checkItems(values, 10)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
    expect(() => checkItems(values, 10)).toThrow(message);
  });
});

describe('checkItemCount', () => {
  it('should name what is counted', () => {
    expect(() => checkItemCount('The batch', 10, 10)).not.toThrow();
    expect(() => checkItemCount('The batch', 11, 10)).toThrow('The batch holds 11 items, more than the limit of 10');
  });
});
