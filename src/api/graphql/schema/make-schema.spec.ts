/**
 * Its types are the only ones that @nestjs/graphql may know.
 *
 * @jest-environment-options {"alone": true}
 */
import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  AbstractGraphQLDriver,
  Args,
  Field,
  type GqlModuleOptions,
  type GraphQLFactory,
  GraphQLModule,
  GraphQLSchemaHost,
  ID,
  InterfaceType,
  Mutation,
  ObjectType,
  Parent,
  Query,
  registerEnumType,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { graphql, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { makeSchema } from './make-schema.js';

enum Shade {
  DARK = 'dark one',
  LIGHT = 'light one',
}
registerEnumType(Shade, { name: 'Shade' });

@InterfaceType({ resolveType: () => 'Paint' })
abstract class Named {
  @Field(() => ID)
  name!: string;
}

@ObjectType({ implements: () => Named })
class Paint implements Named {
  @Field(() => ID)
  name!: string;

  @Field(() => Shade)
  shade!: Shade;
}

@Resolver(() => Paint)
class PaintResolver {
  @Query(() => [Named])
  paints(@Args('shade', { type: () => Shade, defaultValue: Shade.DARK }) shade: Shade): Paint[] {
    return [{ name: 'tar', shade }];
  }

  @Mutation(() => Paint)
  mix(@Args('name') name: string): Paint {
    return { name, shade: Shade.LIGHT };
  }

  @ResolveField(() => Number)
  letters(@Parent() { name }: Paint): number {
    return name.length;
  }
}

@Resolver(() => Named)
class NamedResolver {
  @ResolveField(() => String)
  title(): string {
    return 'never read: an interface resolves nothing';
  }
}

@Module({})
class Root {}

type Make = (factory: GraphQLFactory, options: GqlModuleOptions) => Promise<GraphQLSchema>;

/** Returns the schema that `make` builds for a service with these resolvers. */
async function schemaOf(make: Make, ...resolvers: Type[]): Promise<GraphQLSchema> {
  class Driver extends AbstractGraphQLDriver {
    override generateSchema(options: GqlModuleOptions) {
      return make(this.graphQlFactory, options);
    }
    async start() {}
    async stop() {}
  }
  const module: DynamicModule = {
    module: Root,
    imports: [GraphQLModule.forRoot({ driver: Driver, autoSchemaFile: true })],
    providers: resolvers,
  };
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  const { schema } = context.get(GraphQLSchemaHost);
  await context.close();
  return schema;
}

describe(makeSchema, () => {
  it('should build the same schema as @nestjs/graphql', async () => {
    const ours = await schemaOf(makeSchema, PaintResolver);
    const theirs = await schemaOf((factory, options) => factory.generateSchema(options), PaintResolver);
    const source = `{ paints { __typename name ... on Paint { shade letters } } light: paints(shade: LIGHT) { name } }`;
    expect(printSchema(lexicographicSortSchema(ours))).toBe(printSchema(lexicographicSortSchema(theirs)));
    const data = await graphql({ schema: ours, source });
    expect(data).toEqual(await graphql({ schema: theirs, source }));
    expect(data).toMatchObject({ data: { paints: [{ __typename: 'Paint', shade: 'DARK', letters: 3 }] } });
  });

  it('should resolve mutations', async () => {
    const schema = await schemaOf(makeSchema, PaintResolver);
    const { data } = await graphql({ schema, source: 'mutation { mix(name: "chalk") { name shade } }' });
    expect(data).toMatchObject({ mix: { name: 'chalk', shade: 'LIGHT' } });
  });

  it('should reject a resolver without a field', async () => {
    await expect(schemaOf(makeSchema, PaintResolver, NamedResolver)).rejects.toThrow(
      'The schema lacks Named.title, which a method resolves',
    );
  });
});
