import { type FieldNode, Kind, type ValueNode } from 'graphql';

/** Returns a key that is equal for fields with the same arguments in any order; empty for a field without arguments. */
export function argumentKey({ arguments: given = [] }: FieldNode): string {
  if (given.length === 0) return '';
  return sorted(given.map(({ name, value }) => `${name.value}:${valueKey(value)}`));
}

function valueKey(value: ValueNode): string {
  switch (value.kind) {
    case Kind.NULL:
      return 'null';
    case Kind.VARIABLE:
      return `$${value.name.value}`;
    case Kind.LIST:
      return `[${value.values.map(valueKey).join()}]`;
    case Kind.OBJECT:
      return `{${sorted(value.fields.map((field) => `${field.name.value}:${valueKey(field.value)}`))}}`;
    case Kind.STRING:
      return `${value.block === true ? 'block' : ''}${JSON.stringify(value.value)}`;
    default:
      return String(value.value);
  }
}

function sorted(parts: string[]): string {
  return parts.sort().join();
}
