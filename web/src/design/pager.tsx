import type { ReactNode } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';
import { countText } from './format.js';

/** Properties of `Pager`. */
export interface PagerProps {
  /** Index of the first shown row, from 0. */
  readonly start: number;
  /** Rows of a page. */
  readonly count: number;
  /** Rows of all pages. */
  readonly total: number;
  readonly onChange: (start: number) => void;
}

/**
 * Which rows of a list are shown, and buttons to the pages before and after. Nothing if all fit on one page. After the
 * last page, where an address or a removed row may lead, it says so and leads back to that page.
 */
export function Pager({ start, count, total, onChange }: PagerProps): ReactNode {
  if (total <= count && start === 0) return null;
  const last = Math.min(start + count, total);
  const previous = Math.min(start, Math.ceil(total / count) * count) - count;
  return (
    <nav className="row" aria-label={texts.common.pages}>
      <Button disabled={start === 0} onClick={() => onChange(Math.max(0, previous))}>
        {texts.common.previous}
      </Button>
      <span>
        {start < total
          ? texts.common.rows(countText(start + 1), countText(last), countText(total))
          : texts.common.afterRows(countText(total))}
      </span>
      <Button disabled={last >= total} onClick={() => onChange(start + count)}>
        {texts.common.next}
      </Button>
    </nav>
  );
}
