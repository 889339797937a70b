import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

interface Extended {
  extensions: Readonly<Record<string, unknown>>;
}

const NONE = Object.freeze(Object.create(null) as Record<string, unknown>);

/**
 * Shares one empty object among all parts of the schema without extensions. graphql-js creates one for each type,
 * field, argument and value, which takes 12 MB for a schema of 900 types.
 */
export function shareEmptyExtensions(schema: GraphQLSchema): GraphQLSchema {
  for (const part of partsOf(schema)) if (Object.keys(part.extensions).length === 0) part.extensions = NONE;
  return schema;
}

function* partsOf(schema: GraphQLSchema): Generator<Extended> {
  for (const directive of schema.getDirectives()) yield* [directive, ...directive.args];
  for (const type of Object.values(schema.getTypeMap())) {
    yield type;
    if (isEnumType(type)) yield* type.getValues();
    if (isInputObjectType(type)) yield* Object.values(type.getFields());
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) yield* [field, ...field.args];
  }
}
