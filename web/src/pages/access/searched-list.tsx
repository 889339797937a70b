import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Operation } from '../../api/operation.js';
import { useGraphql } from '../../api/use-graphql.js';
import { EmptyState, Pager, TextInput } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { useUrlState } from './url-state.js';

const ROWS = 20;

interface ListVariables {
  readonly start: number;
  readonly count: number;
  readonly query?: string | null | undefined;
}

/** A page of a list, as the service returns it. */
export interface ListPage<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Properties of `SearchedList`. */
export interface SearchedListProps<Result, Row> {
  readonly operation: Operation<Result, ListVariables>;
  /** The page in a result; undefined or null = an empty one. */
  readonly pageOf: (result: Result) => ListPage<Row> | null | undefined;
  /** Label of the search field. */
  readonly label: string;
  /** What stands in place of an empty list. */
  readonly none: string;
  /** Shows the rows of a page. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A searchable list in pages; the text and the page are part of the address. */
export function SearchedList<Result, Row>(props: SearchedListProps<Result, Row>): ReactNode {
  const { operation, pageOf, label, none, children } = props;
  const { get, start, set } = useUrlState();
  const text = get('query');
  const query = useGraphql(
    operation,
    { start, count: ROWS, query: text === '' ? null : text },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <TextInput
        type="search"
        label={label}
        value={text}
        onChange={(value) => set({ query: value, start: '' }, true)}
      />
      <Loaded query={query}>
        {(result) => {
          const { total, rows } = pageOf(result) ?? { total: 0, rows: [] };
          return (
            <>
              {total === 0 ? <EmptyState>{none}</EmptyState> : children(rows)}
              <Pager start={start} count={ROWS} total={total} onChange={(next) => set({ start: String(next) })} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
