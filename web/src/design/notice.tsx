import type { ReactNode } from 'react';
import type { Tone } from './tone.js';

/** Properties of `Notice`. */
export interface NoticeProps {
  readonly tone?: Tone;
  /** Shown at the end, such as a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message within the page; screen readers announce alerts at once. */
export function Notice({ tone = 'info', action, children }: NoticeProps): ReactNode {
  return (
    <div className={`notice ${tone}`} role={tone === 'alert' ? 'alert' : undefined}>
      <div>{children}</div>
      {action}
    </div>
  );
}
