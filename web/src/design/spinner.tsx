import type { ReactNode } from 'react';
import { texts } from '../texts.js';

/** Says that something is loading. */
export function Spinner({ label = texts.common.loading }: { readonly label?: string }): ReactNode {
  return (
    <div className="spinner" role="status">
      {label}
    </div>
  );
}
