import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { DomainError } from '../common/errors.js';
import { InputPipe } from './input.pipe.js';

class Inner {
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
}

class Outer extends Inner {
  @ValidateNested()
  @Type(() => Inner)
  readonly inner?: Inner;
}

class Inheriting extends Inner {}

class WithoutRules {
  readonly name!: string;
}

describe('InputPipe', () => {
  let pipe: InputPipe;

  beforeEach(() => {
    pipe = new InputPipe();
  });

  const check = async (value: unknown, metatype: new () => unknown = Outer): Promise<unknown> =>
    pipe.transform(value, { type: 'body', metatype });

  it('should hand on what fits as it is', async () => {
    const input = { name: 'a', inner: { name: 'b' }, other: 1 };
    await expect(check(input)).resolves.toBe(input);
    expect(input).toEqual({ name: 'a', inner: { name: 'b' }, other: 1 });
  });

  it('should leave absent fields absent', async () => {
    const input = { name: 'a' };
    await check(input);
    expect(Object.keys(input)).toEqual(['name']);
  });

  it.each([
    [{ name: ' ' }, 'Invalid input: name must not be blank'],
    [{}, 'Invalid input: name must not be blank'],
    [{ name: '', inner: { name: '' } }, 'Invalid input: inner.name must not be blank; name must not be blank'],
  ])('should name each field of %j that does not fit', async (input, message) => {
    await expect(check(input)).rejects.toEqual(new DomainError('INVALID_ARGUMENT', message));
  });

  it('should apply the rules of the class that a class extends', async () => {
    await expect(check({ name: '' }, Inheriting)).rejects.toThrow('Invalid input: name must not be blank');
  });

  it.each([WithoutRules, Object, String, Array])('should return arguments of %p at once', (metatype) => {
    const validate = jest.spyOn(ValidationPipe.prototype, 'transform');
    const value = { name: '' };
    expect(pipe.transform(value, { type: 'body', metatype })).toBe(value);
    expect(pipe.transform(value, { type: 'query' })).toBe(value);
    expect(validate).not.toHaveBeenCalled();
    validate.mockRestore();
  });
});
