import { describe, expect, it, jest } from '@jest/globals';
import { buildSchema, graphql, type GraphQLObjectType } from 'graphql';
import { EntityMappings } from '../../../entities/entity-mappings.js';
import { refTo } from '../../../entities/entity-ref.js';
import { attachResolvers } from './attach-resolvers.js';

const SDL = `
  interface Entity { urn: String! }
  type Tag implements Entity { urn: String! name: String exists: Boolean own: String }
  type Plain { exists: Boolean }
  type Query { tag: Tag plain: Plain }
  type Mutation { touch: Tag fail: Boolean }
`;

function setUp() {
  const mappings = new EntityMappings();
  mappings.register({
    entityType: 'tag',
    typeName: 'Tag',
    fields: { name: (source) => source.urn.slice(11), own: () => 'mapping' },
  });
  mappings.share({ exists: () => true });
  const schema = buildSchema(SDL);
  const field = (type: string, name: string) => (schema.getType(type) as GraphQLObjectType).getFields()[name];
  const set = (type: string, name: string, resolve: () => unknown): void => {
    const target = field(type, name);
    if (target !== undefined) target.resolve = resolve;
  };
  set('Query', 'tag', () => refTo('Tag', 'urn:li:tag:a'));
  set('Query', 'plain', () => ({ exists: false }));
  set('Mutation', 'touch', () => refTo('Tag', 'urn:li:tag:b'));
  set('Mutation', 'fail', () => Promise.reject(new Error('no')));
  set('Tag', 'own', () => 'resolver');
  set('Tag', 'urn', function rootFieldResolver() {
    return 'never called';
  });
  return { schema: attachResolvers(schema, mappings), clear: jest.fn() };
}

describe('attachResolvers', () => {
  it('should resolve fields by mapping, by shared fields of entities, by a resolver, or by property', async () => {
    const { schema } = setUp();
    const { data } = await graphql({ schema, source: '{ tag { urn name exists own } plain { exists } }' });
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      tag: { urn: 'urn:li:tag:a', name: 'a', exists: true, own: 'resolver' },
      plain: { exists: false },
    });
  });

  it.each([
    [
      'Tag.nmae',
      (mappings: EntityMappings) =>
        mappings.register({ entityType: 'tag', typeName: 'Tag', fields: { nmae: () => 'a' } }),
    ],
    ['Entity.exsits', (mappings: EntityMappings) => mappings.share({ exsits: () => true })],
  ])('should reject the resolver %s, which has no field', (place, add) => {
    const mappings = new EntityMappings();
    add(mappings);
    expect(() => attachResolvers(buildSchema(SDL), mappings)).toThrow(place);
  });

  it('should clear the loaded entities after each mutation, even if it failed', async () => {
    const { schema, clear } = setUp();
    await graphql({ schema, source: 'mutation { touch { name } fail }', contextValue: { entities: { clear } } });
    expect(clear).toHaveBeenCalledTimes(2);
  });
});
