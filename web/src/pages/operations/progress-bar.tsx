import type { ReactNode } from 'react';

/** Properties of `ProgressBar`. */
export interface ProgressBarProps {
  /** Names the bar for screen readers. */
  readonly label: string;
  readonly done: number;
  /** Undefined if it is not known yet. */
  readonly total: number | undefined;
}

/** How much of something is done. */
export function ProgressBar({ label, done, total }: ProgressBarProps): ReactNode {
  const known = total === undefined ? {} : { max: Math.max(1, total), value: Math.min(done, Math.max(1, total)) };
  return <progress className="operations-progress" aria-label={label} {...known} />;
}
