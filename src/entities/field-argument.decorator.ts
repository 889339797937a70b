import { Args, type ArgsOptions } from '@nestjs/graphql';

/**
 * Gives a field of a model class one argument, so that fields with arguments are declared beside the others. The field's resolver, registered with
 * `EntityMappings`, gets the value as `args[name]`. Apply it once per argument. `options` are those of `@Args` (nullable, defaultValue, description).
 */
export function FieldArgument(name: string, type: () => unknown, options: Omit<ArgsOptions, 'type' | 'name'> = {}): PropertyDecorator {
  return (prototype, field) => {
    Args(name, { ...options, type: type as NonNullable<ArgsOptions['type']> })(prototype, field, 0);
  };
}
