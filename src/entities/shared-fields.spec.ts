import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import type { AspectRecord, SystemMetadata } from '../aspects/index.js';
import type { EdgeStore, RelationshipQuery } from '../graph/index.js';
import { EntityMappings } from './entity-mappings.js';
import { refTo } from './entity-ref.js';
import type { GraphqlContext } from './graphql-context.js';
import { SharedFields } from './shared-fields.js';

const TAG = refTo('Tag', 'urn:li:tag:a');
const FOUND = ['urn:li:dataset:1', 'urn:li:dataset:2', 'urn:li:dataHubRetention:3'];

function aspect(name: string, systemMetadata: SystemMetadata | undefined): [string, AspectRecord] {
  return [
    name,
    { urn: TAG.urn, aspect: name, version: 0, value: { of: name }, systemMetadata, created: { time: 1, actor: 'x' } },
  ];
}

function setUp(aspects: readonly [string, AspectRecord][] = []) {
  const relationships = jest.fn(async (_query: RelationshipQuery) => ({
    total: 10,
    relationships: FOUND.map((urn) => ({ type: 'TaggedWith', urn, createdOn: 7, createdActor: 'urn:li:corpuser:b' })),
  }));
  const mappings = new EntityMappings();
  mappings.register({ entityType: 'dataset', typeName: 'Dataset', fields: {} });
  new SharedFields(mappings, fake<EdgeStore>({ relationships }));
  const visited = new Set<string>();
  const entities = {
    get hasVisitedEnough() {
      return visited.size >= FOUND.length;
    },
    visit: (urns: readonly string[]) => urns.forEach((urn) => visited.add(urn)),
    allAspects: async () => new Map(aspects),
    isSecret: ({ aspect }: AspectRecord) => aspect === 'secret',
    exists: async (urn: string) => urn !== FOUND[1],
    canView: async () => true,
    ref: (urn: string) => mappings.refOf(urn),
  };
  const resolve = (field: string, args: object = {}): unknown =>
    mappings.resolverOf('Tag', field, true)?.(
      TAG,
      args as never,
      fake<GraphqlContext>({ entities }),
      undefined as never,
    );
  return { resolve, relationships };
}

describe('shared fields', () => {
  it('should derive the type from the urn', () => {
    expect(setUp().resolve('type')).toBe('TAG');
  });

  it.each([
    [
      'the latest run',
      [aspect('a', { lastObserved: 5, runId: 'r' }), aspect('b', { lastObserved: 9, lastRunId: 's' })],
      9,
    ],
    [
      'runs without a name as none',
      [aspect('a', { lastObserved: 5, runId: 'no-run-id-provided' }), aspect('b', undefined)],
      null,
    ],
    ['nothing stored as never', [], null],
  ])('should use %s for lastIngested', async (_name, aspects, time) => {
    await expect(setUp(aspects).resolve('lastIngested')).resolves.toBe(time);
  });

  it.each([
    [{}, ['a', 'b']],
    [{ input: null }, ['a', 'b']],
    [{ input: { aspectNames: ['b', 'c'] } }, ['b']],
    [{ input: { autoRenderOnly: true } }, []],
  ])('should show the stored aspects for %j', async (args, names) => {
    const shown = setUp([aspect('a', undefined), aspect('b', undefined), aspect('secret', undefined)]).resolve(
      'aspects',
      args,
    );
    await expect(shown).resolves.toEqual(
      names.map((name) => ({ aspectName: name, payload: `{"of":"${name}"}`, renderSpec: null })),
    );
  });

  it('should page through relationships, return references, and omit soft-deleted entities on request', async () => {
    const { resolve, relationships } = setUp();
    const input = {
      types: ['TaggedWith'],
      direction: 'INCOMING',
      start: 2,
      count: 3,
      includeSoftDelete: false,
      relatedEntityTypes: ['DATASET', 'chart'],
    };
    await expect(resolve('relationships', { input })).resolves.toEqual({
      start: 2,
      count: 2,
      total: 9,
      relationships: [
        {
          type: 'TaggedWith',
          direction: 'INCOMING',
          entity: { __typename: 'Dataset', urn: FOUND[0] },
          created: { time: 7, actor: 'urn:li:corpuser:b' },
        },
        { type: 'TaggedWith', direction: 'INCOMING', entity: null, created: { time: 7, actor: 'urn:li:corpuser:b' } },
      ],
    });
    expect(relationships).toHaveBeenCalledWith({
      urn: TAG.urn,
      types: ['TaggedWith'],
      direction: 'INCOMING',
      relatedTypes: ['dataset', 'chart'],
      start: 2,
      count: 3,
    });
  });

  it('should return the first hundred relationships by default', async () => {
    const { resolve, relationships } = setUp();
    await resolve('relationships', { input: { types: ['TaggedWith'], direction: 'INCOMING' } });
    expect(relationships).toHaveBeenCalledWith(expect.objectContaining({ start: 0, count: 100 }));
  });

  it('should return an empty page once a request has visited too many urns', async () => {
    const { resolve, relationships } = setUp();
    const input = { types: ['TaggedWith'], direction: 'INCOMING' };
    await resolve('relationships', { input });
    await expect(resolve('relationships', { input })).resolves.toMatchObject({ count: 0, relationships: [] });
    expect(relationships).toHaveBeenCalledTimes(1);
  });
});
