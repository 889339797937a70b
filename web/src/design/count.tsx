import type { ReactNode } from 'react';
import { countText } from './format.js';

/** Properties of `Count`. */
export interface CountProps {
  readonly value: number;
  /** Name of what is counted, if there is one of it; `many` else. */
  readonly one?: string;
  readonly many?: string;
}

/** A number with separators, and what it counts: "1,234 hits". */
export function Count({ value, one = '', many = one }: CountProps): ReactNode {
  return `${countText(value)} ${value === 1 ? one : many}`.trimEnd();
}
