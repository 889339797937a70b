import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import {
  flag,
  integer,
  list,
  looseFlag,
  optional,
  readBody,
  readQuery,
  record,
  symbol,
  text,
  withDefault,
} from './parameters.js';
import { QueryString } from './query-string.js';

const parameters = {
  urn: text(),
  count: withDefault(integer(), 10),
  aspects: optional(list(text())),
  async: withDefault(looseFlag(), false),
  dryRun: optional(flag()),
  request: optional(record()),
  direction: optional(symbol('INCOMING', 'OUTGOING')),
};

describe('readBody', () => {
  it('should read every kind of parameter and ignore unknown members', () => {
    const body = {
      urn: 'u',
      count: 2.9,
      aspects: ['a'],
      async: 'true',
      dryRun: true,
      request: { a: 1 },
      direction: 'INCOMING',
      soft: 1,
    };
    expect(readBody('x', parameters, body)).toEqual({
      urn: 'u',
      count: 2,
      aspects: ['a'],
      async: true,
      dryRun: true,
      request: { a: 1 },
      direction: 'INCOMING',
    });
  });

  it('should take null as absent and fill defaults', () => {
    const body = { urn: 'u', count: null, aspects: null };
    expect(readBody('x', parameters, body)).toMatchObject({ urn: 'u', count: 10, aspects: undefined, async: false });
  });

  it.each([
    [2 ** 63, Number.MAX_SAFE_INTEGER],
    [-(2 ** 63), Number.MIN_SAFE_INTEGER],
  ])('should take %d as the farthest number that is counted exactly', (count, read) => {
    expect(readBody('x', parameters, { urn: 'u', count }).count).toBe(read);
  });

  it('should take async as a boolean', () => {
    expect(readBody('x', parameters, { urn: 'u', async: true }).async).toBe(true);
  });

  it.each<[JsonObject, string]>([
    [{}, "Parameter 'urn' is required"],
    [{ urn: null }, "Parameter 'urn' is required"],
    [{ urn: 5 }, 'ERROR :: /urn :: expected a string'],
    [{ urn: true }, 'ERROR :: /urn :: expected a string'],
    [{ urn: 'u', count: '5' }, 'ERROR :: /count :: expected a number'],
    [{ urn: 'u', count: 1e30 }, 'ERROR :: /count :: expected a number'],
    [{ urn: 'u', aspects: 'a' }, 'ERROR :: /aspects :: expected an array, each item a string'],
    [{ urn: 'u', aspects: [1] }, 'ERROR :: /aspects :: expected an array, each item a string'],
    [{ urn: 'u', dryRun: 'true' }, 'ERROR :: /dryRun :: expected a boolean'],
    [{ urn: 'u', async: 1 }, 'ERROR :: /async :: expected a boolean or a string'],
    [{ urn: 'u', request: [] }, 'ERROR :: /request :: expected a record'],
    [{ urn: 'u', direction: 'UP' }, 'ERROR :: /direction :: expected one of INCOMING, OUTGOING'],
  ])('should refuse %j', (body, reason) => {
    expect(() => readBody('x', parameters, body)).toThrow(reason);
  });
});

describe('readQuery', () => {
  const dataset = 'urn:li:dataset:(urn:li:dataPlatform:x,n,PROD)';

  it.each([
    ['urn=a&aspects=List(x,y)', ['x', 'y']],
    ['urn=a&aspects=x&aspects=y', ['x', 'y']],
    ['urn=a&aspects=x', ['x']],
    ['urn=a&aspects=List()', []],
    [`urn=a&aspects=List(${encodeURIComponent(dataset)})`, [dataset]],
    [`urn=a&aspects=${encodeURIComponent(dataset)}&aspects=b`, [dataset, 'b']],
    ['urn=a', undefined],
  ])('should read the list of %s', (query, aspects) => {
    expect(readQuery('x', parameters, QueryString.parse(query)).aspects).toEqual(aspects);
  });

  it('should read texts, numbers and booleans', () => {
    const values = readQuery('x', parameters, QueryString.parse('urn=a+b%2Bc&count=-1&dryRun=true'));
    expect(values).toMatchObject({ urn: 'a b+c', count: -1, dryRun: true });
  });

  it.each([
    ['', "Parameter 'urn' is required"],
    ['urn=a&count=x', 'expected a number'],
    ['urn=a&dryRun=1', 'expected a boolean'],
    ['urn=List(a)', 'expected a string'],
    ['urn=%ZZ', 'percent-encoding'],
  ])('should refuse "%s"', (query, reason) => {
    expect(() => readQuery('x', parameters, QueryString.parse(query))).toThrow(reason);
  });
});
