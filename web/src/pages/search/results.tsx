import type { ReactNode } from 'react';
import { Button, countText, EmptyState, Link, Select } from '../../design/index.js';
import { texts } from '../../texts.js';
import type { Facet } from './facets.js';
import { hitOf } from './hit.js';
import { Pager } from './pager.js';
import { ResultItem } from './result-item.js';
import type { SearchQuery } from './search.generated.js';
import { addressOf, lastPage, type SearchState, toggled } from './search-state.js';

const words = texts.search;

/** Properties of `Results`. */
export interface ResultsProps {
  readonly found: SearchQuery['searchAcrossEntities'];
  readonly state: SearchState;
  readonly facets: readonly Facet[];
  readonly onChange: (state: SearchState) => void;
}

/** The hits of a search with their number and order, or what to try if there are none. */
export function Results({ found, state, facets, onChange }: ResultsProps): ReactNode {
  const total = found?.total ?? 0;
  const hits = found?.searchResults ?? [];
  const last = lastPage(total);
  const show = (page: number): void => onChange({ ...state, page });
  return (
    <>
      <div className="search-summary">
        <p role="status">{total === 0 ? words.noHits : words.hits(countText(total), state.query)}</p>
        {total > 1 && (
          <Select
            label={words.sort}
            value={state.sort}
            options={words.sorts}
            onChange={(sort) => onChange({ ...state, sort, page: 1 })}
          />
        )}
      </div>
      <ChosenFilters state={state} facets={facets} onChange={onChange} />
      <DidYouMean suggestions={(found?.suggestions ?? []).map(({ text }) => text)} state={state} />
      {total > 0 && state.page > last ? (
        <EmptyState action={<Button onClick={() => show(last)}>{words.showLast}</Button>}>
          {words.afterLast(last)}
        </EmptyState>
      ) : hits.length === 0 ? (
        <Nothing state={state} onChange={onChange} />
      ) : (
        <div className="card">
          <ol className="search-hits">
            {hits.map(({ entity, matchedFields }) => (
              <ResultItem key={entity.urn} hit={hitOf(entity)} matches={matchedFields} query={state.query} />
            ))}
          </ol>
        </div>
      )}
      {state.page <= last && <Pager page={state.page} last={last} onChoose={show} />}
    </>
  );
}

type Changing = Pick<ResultsProps, 'state' | 'onChange'>;

function ChosenFilters({ state, facets, onChange }: Changing & Pick<ResultsProps, 'facets'>): ReactNode {
  if (state.filters.size === 0) return null;
  const chosen = facets.flatMap(({ field, title, values }) =>
    values.filter(({ isChosen }) => isChosen).map(({ value, name }) => ({ field, title, value, name })),
  );
  return (
    <ul className="row search-chosen" aria-label={words.chosen}>
      {chosen.map(({ field, title, value, name }) => (
        <li key={field + value}>
          <Button aria-label={words.remove(title, name)} onClick={() => onChange(toggled(state, field, value))}>
            {title}: {name} <span aria-hidden="true">×</span>
          </Button>
        </li>
      ))}
      <li>
        <Button look="plain" onClick={() => onChange({ ...state, filters: new Map(), page: 1 })}>
          {words.clear}
        </Button>
      </li>
    </ul>
  );
}

function DidYouMean({ suggestions, state }: Pick<Changing, 'state'> & { suggestions: readonly string[] }): ReactNode {
  const others = suggestions.filter((text) => text !== state.query).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <p>
      {words.didYouMean}{' '}
      {others.map((text, at) => (
        <span key={text}>
          {at > 0 && ', '}
          <Link to={`/search?${addressOf({ ...state, query: text, page: 1 }).toString()}`}>{text}</Link>
        </span>
      ))}
      ?
    </p>
  );
}

function Nothing({ state, onChange }: Changing): ReactNode {
  const clear = (
    <Button onClick={() => onChange({ ...state, filters: new Map(), page: 1 })}>{words.clearAndSearch}</Button>
  );
  if (state.filters.size > 0) return <EmptyState action={clear}>{words.nothingWithFilters}</EmptyState>;
  return (
    <EmptyState action={state.query !== '' && <Link to="/search">{words.showEverything}</Link>}>
      {state.query === '' ? words.noEntities : words.nothing(state.query)}
    </EmptyState>
  );
}
