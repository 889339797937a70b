import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../foundation/common/errors.js';
import { findOperation, type RestliRequest } from './dispatcher.js';
import { integer, list, optional, text, withDefault } from './parameters.js';
import { QueryString } from './query-string.js';
import { ResourceRegistry } from './resource-registry.js';
import { action, batchMethod, method, type RestliCall, type RestliResource } from './resource.js';

const call: RestliCall = {
  actor: { urn: 'urn:li:corpuser:a', id: 'a', isSystem: false },
  traceId: '0',
  sourceIp: '::1',
};

const aspects: RestliResource = {
  resource: 'aspects',
  get: method({ aspect: text(), version: withDefault(integer(), 0) }, async (key, values) => ({ key, ...values })),
  actions: [action('getCount', { aspect: text() }, async ({ aspect }) => aspect.length)],
};
const moreAspects: RestliResource = {
  resource: 'aspects',
  actions: [action('ingestProposal', {}, async () => undefined, { takesProposals: true })],
};
const entities: RestliResource = {
  resource: 'entitiesV2',
  get: method({}, async (key) => key),
  batchGet: batchMethod({ aspects: optional(list(text())) }, async (keys) =>
    Object.fromEntries(keys.map((key) => [String(key), {}])),
  ),
};
const versions: RestliResource = {
  resource: 'entitiesVersionedV2',
  batchGet: batchMethod({}, async (keys) => Object.fromEntries(keys.map((key) => [JSON.stringify(key), {}]))),
};
const relationships: RestliResource = {
  resource: 'relationships',
  isSimple: true,
  get: method({ urn: text() }, async (_key, { urn }) => urn),
  delete: method({ urn: text() }, async () => undefined),
};
const registry = new ResourceRegistry([aspects, moreAspects, entities, versions, relationships]);

function request(verb: string, uri: string, body?: unknown): RestliRequest {
  const [path = '', query = ''] = uri.split('?');
  const [, resource = '', key = ''] = path.split('/');
  return { verb, uri, resource, key: decodeURIComponent(key), query: QueryString.parse(query), body, itemsLimit: 5 };
}

async function answer(verb: string, uri: string, body?: unknown): Promise<unknown> {
  return findOperation(registry, request(verb, uri, body)).run(call);
}

describe('findOperation', () => {
  it.each<[string, string, unknown, unknown]>([
    ['POST', '/aspects?action=getCount', { aspect: 'abc' }, { value: 3 }],
    ['POST', '/aspects/?action=getCount', { aspect: 'abc' }, { value: 3 }],
    ['POST', '/aspects?action=ingestProposal', undefined, undefined],
    [
      'GET',
      '/aspects/urn%3Ali%3Atag%3Aa?aspect=x&version=-1',
      undefined,
      { key: 'urn:li:tag:a', aspect: 'x', version: -1 },
    ],
    ['GET', '/aspects/k?aspect=x', undefined, { key: 'k', aspect: 'x', version: 0 }],
    ['GET', '/entitiesV2?ids=List(a,b)', undefined, { results: { a: {}, b: {} }, errors: {}, statuses: {} }],
    ['GET', '/entitiesV2?ids=a&ids=b', undefined, { results: { a: {}, b: {} }, errors: {}, statuses: {} }],
    ['GET', '/entitiesV2?ids=List()', undefined, { results: {}, errors: {}, statuses: {} }],
    ['GET', '/entitiesV2?ids=a&ids=b&ids=a', undefined, { results: { a: {}, b: {} }, errors: {}, statuses: {} }],
    ['GET', '/relationships?urn=a', undefined, 'a'],
    ['DELETE', '/relationships?urn=a', undefined, undefined],
  ])('should answer %s %s', async (verb, uri, body, expected) => {
    expect(await answer(verb, uri, body)).toEqual(expected);
  });

  it('should say which actions take proposals', () => {
    expect(findOperation(registry, request('POST', '/aspects?action=ingestProposal')).takesProposals).toBe(true);
    expect(findOperation(registry, request('POST', '/aspects?action=getCount')).takesProposals).toBe(false);
  });

  it.each<[string, string, unknown, string]>([
    ['POST', '/nothing?action=x', {}, "No root resource defined for path '/nothing'"],
    [
      'POST',
      '/aspects?action=nope',
      {},
      "POST operation named nope not supported on resource 'com.linkedin.metadata.resources.entity.AspectResource' URI: '/aspects?action=nope'",
    ],
    [
      'GET',
      '/aspects?action=getCount',
      undefined,
      "All action methods (specified via 'action' in URI) must be submitted as a POST (was GET)",
    ],
    ['PUT', '/aspects?action=getCount', {}, 'must be submitted as a POST (was PUT)'],
    ['POST', '/aspects', {}, "POST operation not supported for URI: '/aspects' with X-RestLi-Method: ''"],
    ['GET', '/aspects', undefined, "GET operation not supported for URI: '/aspects' with X-RestLi-Method: ''"],
    ['GET', '/aspects?ids=a', undefined, 'GET operation not supported'],
    ['DELETE', '/aspects/k', undefined, 'DELETE operation not supported'],
    ['GET', '/relationships/k?urn=a', undefined, 'GET operation not supported'],
    ['POST', '/aspects?action=getCount', {}, "Parameter 'aspect' is required"],
    ['POST', '/aspects?action=getCount', { aspect: 1 }, "Parameters of method 'getCount' failed validation with error"],
    ['POST', '/aspects?action=getCount', [], 'Cannot parse request entity'],
    ['POST', '/aspects?action=getCount', 'x', 'Cannot parse request entity'],
    ['GET', '/aspects/k', undefined, "Parameter 'aspect' is required"],
    [
      'GET',
      '/entitiesV2?ids=List(a,a,a,a,a,a)',
      undefined,
      '"ids" holds 6 items, more than the limit of 5 (REST_ITEMS_LIMIT)',
    ],
    [
      'GET',
      '/entitiesV2?ids=List(a)&aspects=List(a,b,c,d,e)',
      undefined,
      '"aspects" holds 5 items of 6 in the request',
    ],
    ['GET', `/entitiesV2?ids=${'List('.repeat(20)}a${')'.repeat(20)}`, undefined, 'nested deeper than 16 levels'],
  ])('should refuse %s %s with %j', async (verb, uri, body, message) => {
    const refusal = await answer(verb, uri, body).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect((refusal as DomainError).message).toContain(message);
    expect((refusal as DomainError).spec.status).toBeLessThan(500);
  });
});
