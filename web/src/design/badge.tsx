import type { ReactNode } from 'react';
import type { Tone } from './tone.js';

/** Properties of `Badge`. */
export interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A short state or kind, such as "up". */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`badge ${tone}`}>{children}</span>;
}
