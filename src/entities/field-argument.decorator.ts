import { TypeMetadataStorage } from '@nestjs/graphql';
import type { GraphQLScalarType } from 'graphql';

/** Options of an argument. */
export interface FieldArgumentOptions {
  readonly description: string;
  /** Whether the argument may be null or absent; an argument with a default may always be absent. */
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  /** Whether the argument is a list of non-null values of the type. */
  readonly isArray?: boolean;
}

type ArgumentType = GraphQLScalarType | (abstract new () => unknown) | typeof String | typeof Boolean | object;

/**
 * Declares an argument of a field of a model class or of a method with `@ResolveField`. The resolver gets the value as
 * `args[name]`. Apply the decorator once per argument.
 */
export function FieldArgument(
  name: string,
  type: () => ArgumentType,
  options: FieldArgumentOptions,
): (prototype: object, field: string | symbol) => void {
  const { description, nullable = false, defaultValue, isArray = false } = options;
  return (prototype, field) => {
    TypeMetadataStorage.addMethodParamMetadata({
      kind: 'arg',
      target: prototype.constructor,
      methodName: String(field),
      name,
      description,
      index: 0,
      typeFn: type as () => typeof String,
      options: { nullable, defaultValue, ...(isArray ? { isArray, arrayDepth: 1 } : {}) },
    });
  };
}
