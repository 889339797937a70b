import { Injectable, type ArgumentMetadata, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { invalidArgument } from '../common/errors.js';

type InputClass = NonNullable<ArgumentMetadata['metatype']>;

/**
 * Validates every argument of a resolver or a controller whose class has validation decorators; other arguments are not
 * checked. Returns the argument itself, unchanged. Throws `INVALID_ARGUMENT` naming every invalid field.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly validation = new ValidationPipe({
    forbidUnknownValues: false,
    exceptionFactory: (errors) =>
      invalidArgument(`Invalid input: ${errors.flatMap((error) => texts(error)).join('; ')}`),
  });

  /** Whether a class or one of its superclasses has rules; decorators run before the first argument is validated. */
  private readonly ruled = new WeakMap<InputClass, boolean>();

  /** Returns `value`, or a promise of it if the class of the argument has rules. */
  transform(value: unknown, argument: ArgumentMetadata): unknown {
    const { metatype } = argument;
    return metatype !== undefined && this.hasRules(metatype) ? this.validation.transform(value, argument) : value;
  }

  private hasRules(metatype: InputClass): boolean {
    const known = this.ruled.get(metatype);
    if (known !== undefined) return known;
    const hasRules = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false).length > 0;
    this.ruled.set(metatype, hasRules);
    return hasRules;
  }
}

function texts(error: ValidationError, parent = ''): string[] {
  const path = `${parent}${error.property}`;
  const own = Object.values(error.constraints ?? {}).map((text) => `${parent}${text}`);
  return [...own, ...(error.children ?? []).flatMap((child) => texts(child, `${path}.`))];
}
