import {
  type GraphQLAbstractType,
  GraphQLBoolean,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** How values of a type are completed, with `NonNull` as a flag. */
export type TypeShape = { readonly isRequired: boolean } & (
  | {
      readonly kind: 'leaf';
      readonly type: GraphQLLeafType;
      /** Values of this JavaScript type are written as they are; undefined = each value is serialized by the type. */
      readonly unchanged: 'string' | 'boolean' | undefined;
    }
  | { readonly kind: 'list'; readonly item: TypeShape }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly type: GraphQLAbstractType }
);

const shapes = new WeakMap<GraphQLOutputType, TypeShape>();

/** Returns the shape of `type`; cached per type. */
export function shapeOf(type: GraphQLOutputType): TypeShape {
  let shape = shapes.get(type);
  if (shape === undefined) shapes.set(type, (shape = makeShape(type)));
  return shape;
}

function makeShape(type: GraphQLOutputType): TypeShape {
  const isRequired = isNonNullType(type);
  const inner: GraphQLOutputType = isRequired ? type.ofType : type;
  if (isListType(inner)) return { kind: 'list', isRequired, item: shapeOf(inner.ofType) };
  if (isLeafType(inner)) return { kind: 'leaf', isRequired, type: inner, unchanged: unchangedBy(inner) };
  if (isObjectType(inner)) return { kind: 'object', isRequired, type: inner };
  return { kind: 'abstract', isRequired, type: inner };
}

function unchangedBy(type: GraphQLLeafType): 'string' | 'boolean' | undefined {
  if (type === GraphQLString || type === GraphQLID) return 'string';
  return type === GraphQLBoolean ? 'boolean' : undefined;
}
