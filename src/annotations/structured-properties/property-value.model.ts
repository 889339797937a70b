import { createUnionType, ObjectType } from '@nestjs/graphql';

/** A value of a structured property that is text, including dates, urns and rich text. */
@ObjectType()
export class StringValue {
  /** The text. */
  readonly stringValue!: string;
}

/** A numeric value of a structured property. */
@ObjectType()
export class NumberValue {
  /** The number. */
  readonly numberValue!: number;
}

/** A value of a structured property. */
export const PropertyValue = createUnionType({
  name: 'PropertyValue',
  description: 'A value of a structured property.',
  types: () => [StringValue, NumberValue] as const,
  resolveType: (value: StringValue | NumberValue) => ('stringValue' in value ? 'StringValue' : 'NumberValue'),
});
