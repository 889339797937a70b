import type { ReactNode } from 'react';
import { Button } from '../../design/index.js';
import { texts } from '../../texts.js';

const words = texts.search;

/** Properties of `Pager`. */
export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly last: number;
  readonly onChoose: (page: number) => void;
}

/** Leads to the pages before and after; nothing if there is one page. */
export function Pager({ page, last, onChoose }: PagerProps): ReactNode {
  if (last <= 1) return null;
  return (
    <nav className="row search-pager" aria-label={words.pages}>
      <Button disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.pageOf(page, last)}</span>
      <Button disabled={page >= last} onClick={() => onChoose(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
