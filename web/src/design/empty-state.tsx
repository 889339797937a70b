import type { ReactNode } from 'react';

/** Properties of `EmptyState`. */
export interface EmptyStateProps {
  readonly children: ReactNode;
  /** What to do next, such as a link. */
  readonly action?: ReactNode;
}

/** Says that there is nothing to show, and what to do. */
export function EmptyState({ children, action }: EmptyStateProps): ReactNode {
  return (
    <div className="empty">
      <p>{children}</p>
      {action}
    </div>
  );
}
