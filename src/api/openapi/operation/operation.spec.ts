import { describe, expect, it } from '@jest/globals';
import { Controller, RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { inputOf } from '../../../../test/support/harness/operation-input.js';
import { ACCESS_RULE, API, PUBLIC_ROUTE } from '../../../auth/index.js';
import type { JsonValue } from '../../../foundation/json/json.js';
import { described } from '../docs/described.js';
import type { Query } from '../query.js';
import { demanding, EVERYBODY, OPERATORS } from './access.js';
import { jsonObjectBody, optionalBody } from './body.js';
import { anyText, emptiable, lenient, objectBody, objectMember, objectsMember, texts, whole } from './members.js';
import { Operation } from './operation.decorator.js';
import type { InputOf } from './operation.js';
import {
  deferred,
  flag,
  hidden,
  integer,
  list,
  mapped,
  page,
  type Parameter,
  required,
  symbol,
  text,
  unread,
  urn,
  values,
} from './parameters.js';
import { FLAG, TEXT } from './schemas.js';
import { section } from './section.js';

const TAG = 'urn:li:tag:a';
const direction = symbol(['UP', 'DOWN'], 'UP', (name, given) => `"${name}" must be UP or DOWN, not ${given}.`);

const THINGS = section(
  {
    path: '/things/{kind}',
    group: 'openapi-v3',
    tag: 'Things',
    access: OPERATORS,
    also: { path: '/older/{kind}', group: 'openapi-v2', tag: 'Older things' },
  },
  {
    find: {
      method: 'get',
      path: 'of/{owner}',
      summary: 'Find things.',
      inPath: { owner: urn() },
      query: { size: integer(5, { least: 1, most: 9 }), name: required(text(), 'Name one.'), old: unread(FLAG) },
      answer: TEXT,
    },
    rest: {
      method: 'put',
      path: '*',
      access: EVERYBODY,
      query: { late: deferred(integer(0)), alias: hidden(flag(false)) },
      body: optionalBody(jsonObjectBody(TEXT)),
      statuses: [202, 200],
      shown: [
        { path: '{id}', summary: 'Put one.' },
        { path: '{id}/{part}', summary: 'Put a part.', query: [] },
      ],
    },
    check: { method: 'post', path: '', summary: 'Check things.', access: demanding(API.readEntities) },
  },
);

@Controller()
class ThingsController {
  @Operation(THINGS.find)
  find({ kind, owner, size, name }: InputOf<typeof THINGS.find>): string {
    return [kind, owner, size, name].join();
  }

  @Operation(THINGS.rest)
  put({ rest, late }: InputOf<typeof THINGS.rest>): string {
    return rest + String(late());
  }

  @Operation(THINGS.check)
  check(): void {}
}

const metadata = (method: keyof ThingsController, key: string): unknown =>
  Reflect.getMetadata(key, ThingsController.prototype[method]);

describe('A parameter', () => {
  it.each<[string, Parameter<unknown>, Query, unknown]>([
    ['the default of a flag', flag(true), { x: '' }, true],
    ['a flag in any case', flag(true), { x: 'FALSE' }, false],
    ['the first of several numbers', integer(0), { x: ['3', '4'] }, 3],
    ['the absence of a number', integer(undefined), {}, undefined],
    ['an empty text as absent', text(), { x: '' }, undefined],
    ['a list of both kinds', list(), { x: ['a, b', 'c'] }, ['a', 'b', 'c']],
    ['values with commas, under other names too', values(TEXT, 'y'), { x: 'a,b', y: 'c' }, ['a,b', 'c']],
    ['a symbol in any case', direction, { x: 'down' }, 'DOWN'],
    ['a value that is changed', mapped(text(), (given) => given?.length), { x: 'abc' }, 3],
    ['a urn', urn(), { x: TAG }, TAG],
  ])('should read %s', (_name, parameter, query, value) => {
    expect(parameter.read(query, 'x')).toEqual(value);
  });

  it.each<[string, Parameter<unknown>, Query, string]>([
    ['another text than a flag', flag(true), { x: 'yes' }, '"x" must be true or false, not "yes"'],
    ['another text than a number', integer(0), { x: '1.5' }, '"x" must be a whole number'],
    ['a number that is too high', integer(0, { least: 1, most: 2 }), { x: '3' }, '"x" must be from 1 to 2.'],
    ['a negative start', page(9).start, { x: '-1' }, '"start" and "count" must not be negative'],
    ['another symbol', direction, { x: 'left' }, '"x" must be UP or DOWN, not left.'],
    ['the absence of what is required', required(text(), 'Name one.'), {}, 'Name one.'],
    ['an empty list', required(list(), 'Name some.'), { x: ',' }, 'Name some.'],
    ['what is no urn', urn(), { x: 'tag' }, 'Invalid urn'],
  ])('should refuse %s', (_name, parameter, query, message) => {
    expect(() => parameter.read(query, 'x')).toThrow(message);
  });
});

describe('A body', () => {
  const filter = objectMember({ from: whole() });
  const body = objectBody({ name: anyText(), names: texts(), filter });

  it.each<[JsonValue, object]>([
    [{}, { filter: {} }],
    [
      { name: 'a', names: ['b'], filter: { from: 1 } },
      { name: 'a', names: ['b'], filter: { from: 1 } },
    ],
    [{ name: null, names: null, filter: null, other: 5 }, { filter: {} }],
  ])('should be read: %j', (given, read) => {
    expect(body.read(given)).toEqual(read);
  });

  it.each<[JsonValue, string]>([
    [[], 'The body must be a JSON object.'],
    [{ name: 1 }, '"name" must be a string.'],
    [{ names: ['a', 1] }, '"names" must be an array of strings.'],
    [{ filter: 5 }, '"filter" must be a JSON object.'],
    [{ filter: { from: 1.5 } }, '"from" must be a whole number.'],
  ])('should be refused: %j', (given, message) => {
    expect(() => body.read(given)).toThrow(message);
  });

  it('should count as empty where it is left out', () => {
    expect(emptiable(body).read(undefined)).toEqual({ filter: {} });
    expect(lenient(body).read('text')).toEqual({ filter: {} });
    expect(() => emptiable(body).read(null)).toThrow('The body must be');
  });

  it('should limit lists', () => {
    const { read } = objectsMember({ name: anyText() }, 'things', 1);
    expect(read([{ name: 'a' }], '"things"')).toEqual([{ name: 'a' }]);
    expect(() => read([null], '"things"')).toThrow('Each of "things" must be a JSON object.');
    expect(() => read([{}, {}], '"things"')).toThrow('"things" may hold 1 at most');
    expect(() => read({}, '"things"')).toThrow('"things" must be an array of things.');
  });
});

describe('Operation', () => {
  it('should route, answer and guard as declared', () => {
    expect(metadata('find', PATH_METADATA)).toEqual(['/things/:kind/of/:owner', '/older/:kind/of/:owner']);
    expect(metadata('find', METHOD_METADATA)).toBe(RequestMethod.GET);
    expect(metadata('find', ACCESS_RULE)).toMatchObject({ kind: 'PRIVILEGED' });
    expect(metadata('put', HTTP_CODE_METADATA)).toBe(202);
    expect(metadata('put', PUBLIC_ROUTE)).toBe(true);
    expect(metadata('check', ACCESS_RULE)).toMatchObject({ kind: 'INSIDE' });
    expect(metadata('check', HTTP_CODE_METADATA)).toBe(200);
  });

  it('should pass what the declaration reads', () => {
    const controller = new ThingsController();
    const params = { kind: 'a', owner: TAG };
    expect(controller.find(inputOf(THINGS.find, { params, query: { name: 'n' } }))).toBe(`a,${TAG},5,n`);
    const put = inputOf(THINGS.rest, { params, url: '/things/a/b%2F/c/?x=1', query: { late: 'soon' }, body: {} });
    expect(put.rest).toBe('b%2F/c');
    expect(() => controller.put(put)).toThrow('"late" must be a whole number');
  });

  it('should be told of as declared, at each of its places', () => {
    const told = described(THINGS).map(({ method, path, tag, parameters }) => [
      `${method} ${path}`,
      tag,
      parameters?.map(({ name, required: isRequired }) => (isRequired === true ? `${name}!` : name)).join(),
    ]);
    expect(told.slice(0, 4)).toEqual([
      ['get /things/{kind}/of/{owner}', 'Things', 'size,name!,old'],
      ['put /things/{kind}/{id}', 'Things', 'late'],
      ['put /things/{kind}/{id}/{part}', 'Things', ''],
      ['post /things/{kind}', 'Things', ''],
    ]);
    expect(told[4]).toEqual(['get /older/{kind}/of/{owner}', 'Older things', 'size,name!,old']);
    expect(described(THINGS)[0]?.parameters?.[0]?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 9 });
  });
});
