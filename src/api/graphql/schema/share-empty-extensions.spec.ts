import { describe, expect, it } from '@jest/globals';
import { buildSchema, GraphQLObjectType, GraphQLSchema, GraphQLString, printSchema } from 'graphql';
import { shareEmptyExtensions } from './share-empty-extensions.js';

describe('shareEmptyExtensions', () => {
  it('should use one empty object for all parts without extensions', () => {
    const text = `enum E { A B } input I { a: Int b: E } interface N { f(a: I, b: Int): Int }
      type Query implements N { f(a: I, b: Int): Int e: E }`;
    const schema = shareEmptyExtensions(buildSchema(text));
    const { f, e } = schema.getQueryType()!.getFields();
    const [a, b] = f!.args;
    const found = new Set([f, e, a, b, schema.getType('E'), schema.getType('I')].map((part) => part!.extensions));
    expect(found.size).toBe(1);
    expect(printSchema(schema)).toBe(printSchema(buildSchema(text)));
  });

  it('should keep the extensions of a field', () => {
    const fields = { a: { type: GraphQLString, extensions: { cost: 5 } }, b: { type: GraphQLString } };
    const schema = shareEmptyExtensions(new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) }));
    const { a, b } = schema.getQueryType()!.getFields();
    expect([a!.extensions, b!.extensions]).toEqual([{ cost: 5 }, {}]);
  });
});
