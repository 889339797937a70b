import { createUnionType, Field, Float, Int, ObjectType } from '@nestjs/graphql';

/** A text. */
@ObjectType()
export class StringBox {
  readonly stringValue!: string;
}

/** A whole number. */
@ObjectType()
export class IntBox {
  @Field(() => Int)
  readonly intValue!: number;
}

/** A floating-point number. */
@ObjectType()
export class FloatBox {
  @Field(() => Float)
  readonly floatValue!: number;
}

/** A boolean. */
@ObjectType()
export class BooleanBox {
  readonly booleanValue!: boolean;
}

/** A value with the name of its GraphQL type. */
export type Box =
  | { readonly __typename: 'StringBox'; readonly stringValue: string }
  | { readonly __typename: 'IntBox'; readonly intValue: number }
  | { readonly __typename: 'FloatBox'; readonly floatValue: number }
  | { readonly __typename: 'BooleanBox'; readonly booleanValue: boolean };

/** The value of a hyperparameter. */
export const HyperParameterValueType = createUnionType({
  name: 'HyperParameterValueType',
  description: 'The value of a hyperparameter.',
  types: () => [StringBox, IntBox, FloatBox, BooleanBox] as const,
  resolveType: ({ __typename }: Box) => __typename,
});

/** Results of an evaluation. */
export const ResultsType = createUnionType({
  name: 'ResultsType',
  description: 'Results of an evaluation.',
  types: () => [StringBox] as const,
  resolveType: ({ __typename }: Box) => __typename,
});
