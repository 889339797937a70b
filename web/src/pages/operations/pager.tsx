import type { ReactNode } from 'react';
import { Button, countText } from '../../design/index.js';
import { texts } from '../../texts.js';

const words = texts.operations.common;

/** Properties of `Pager`. */
export interface PagerProps {
  /** Number of rows before this page. */
  readonly start: number;
  readonly size: number;
  readonly total: number;
  readonly onChange: (start: number) => void;
}

/** Buttons to the page before and after; nothing if everything is on one page. */
export function Pager({ start, size, total, onChange }: PagerProps): ReactNode {
  if (total <= size && start === 0) return null;
  const end = Math.min(start + size, total);
  return (
    <div className="row">
      <Button disabled={start === 0} onClick={() => onChange(Math.max(0, start - size))}>
        {words.before}
      </Button>
      <span>{words.range(countText(start + 1), countText(end), countText(total))}</span>
      <Button disabled={end >= total} onClick={() => onChange(start + size)}>
        {words.after}
      </Button>
    </div>
  );
}
