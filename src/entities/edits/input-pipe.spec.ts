import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { DomainError } from '../../foundation/common/errors.js';
import { INPUT_PIPE } from './input-pipe.js';

class Inner {
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
}

class Outer extends Inner {
  @ValidateNested()
  @Type(() => Inner)
  readonly inner?: Inner;
}

const check = (input: object): Promise<unknown> =>
  INPUT_PIPE.transform(input, { type: 'body', metatype: Outer }) as Promise<unknown>;

describe('INPUT_PIPE', () => {
  it('should hand on what fits as it is', async () => {
    const input = { name: 'a', inner: { name: 'b' }, other: 1 };
    await expect(check(input)).resolves.toBe(input);
  });

  it.each([
    [{ name: ' ' }, 'Invalid input: name must not be blank'],
    [{}, 'Invalid input: name must not be blank'],
    [{ name: '', inner: { name: '' } }, 'Invalid input: inner.name must not be blank; name must not be blank'],
  ])('should name each field of %j that does not fit', async (input, message) => {
    await expect(check(input)).rejects.toEqual(new DomainError('INVALID_ARGUMENT', message));
  });
});
