import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { invalidArgument } from '../../foundation/common/errors.js';

/**
 * Checks one input of a mutation by the decorators of its class. Throws `INVALID_ARGUMENT` that names every field which
 * does not fit.
 */
export const INPUT_PIPE = new ValidationPipe({
  forbidUnknownValues: false,
  exceptionFactory: (errors) => invalidArgument(`Invalid input: ${errors.flatMap((error) => texts(error)).join('; ')}`),
});

function texts(error: ValidationError, parent = ''): string[] {
  const path = `${parent}${error.property}`;
  const own = Object.values(error.constraints ?? {}).map((text) => `${parent}${text}`);
  return [...own, ...(error.children ?? []).flatMap((child) => texts(child, `${path}.`))];
}
