import { TypeMetadataStorage } from '@nestjs/graphql';
import type { GraphQLScalarType } from 'graphql';

/** What else is said of an argument. */
export interface FieldArgumentOptions {
  readonly description: string;
  /** Whether null and absence are allowed; an argument with a default may always be absent. */
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  /** Whether the argument is a list of values of the type, none of them null. */
  readonly isArray?: boolean;
}

type ArgumentType = GraphQLScalarType | (abstract new () => unknown) | typeof String | typeof Boolean | object;

/**
 * Gives a field of a model class one argument, so that fields with arguments are declared beside the others. The
 * field's resolver, registered with `EntityMappings`, gets the value as `args[name]`. Apply it once per argument.
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
