import type { NewEntity } from './default-aspect.js';

/** A part of the key as text; empty when the key has no such part. */
export function keyText({ key }: NewEntity, part: string): string {
  const value = key[part];
  return typeof value === 'string' ? value : '';
}
