import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { ExactInteger } from '../../foundation/json/exact-json.js';

/** An integer of up to 64 bits; a JSON number in responses. Accepts integers and their decimal text. */
export const Long = new GraphQLScalarType<number, number>({
  name: 'Long',
  description:
    'A whole number of up to 64 bits, written as a JSON number. Points in time are milliseconds since 1970-01-01T00:00:00Z.',
  serialize: (value) => (value instanceof ExactInteger ? (value as unknown as number) : toWholeNumber(value)),
  parseValue: (value) => toWholeNumber(value),
  parseLiteral: (node) => {
    if (node.kind === Kind.INT) return toWholeNumber(node.value);
    throw new GraphQLError(`Long cannot represent a value of kind ${node.kind}: write a whole number`, { nodes: node });
  },
});

function toWholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'bigint') return Number(number);
  if (typeof number === 'number' && Number.isInteger(number)) return number;
  throw new GraphQLError(`Long cannot represent ${JSON.stringify(value)}: give a whole number`);
}
