import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useGraphql } from '../../api/use-graphql.js';
import { Button } from '../../design/index.js';
import { useAddressQuery } from '../../shell/address.js';
import { Loaded } from '../../shell/loaded.js';
import { Page } from '../../shell/page.js';
import { SearchBox } from '../../shell/search-box.js';
import { texts } from '../../texts.js';
import { FacetList } from './facet-list.js';
import { facetsOf } from './facets.js';
import { Results } from './results.js';
import { searchQuery } from './search.generated.js';
import { searchInput } from './search-input.js';
import { addressOf, readState, type SearchState, toggled } from './search-state.js';

const words = texts.search;

/** Finds entities by words, and narrows the hits by facets. The address carries the search. */
export function SearchPage(): ReactNode {
  const [address, setAddress] = useAddressQuery();
  const state = readState(address);
  const set = (next: SearchState): void => setAddress(addressOf(next));
  const query = useGraphql(searchQuery, { input: searchInput(state) }, { placeholderData: keepPreviousData });
  const facets = facetsOf(query.data?.searchAcrossEntities?.facets ?? [], state.filters);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    window.scrollTo(0, 0);
  }, [state.page]);
  return (
    <Page title={words.title}>
      <SearchBox initial={state.query} onSearch={(text) => set({ ...state, query: text, page: 1 })} />
      <div className="search-columns">
        <aside className="search-filters" aria-label={words.filters} data-open={areFiltersOpen}>
          <Button
            className="search-filters-button"
            aria-expanded={areFiltersOpen}
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            {words.filtersChosen([...state.filters.values()].flat().length)}
          </Button>
          <div className="search-facets stack">
            <FacetList facets={facets} onToggle={(field, value) => set(toggled(state, field, value))} />
          </div>
        </aside>
        <section className="stack" aria-label={words.results} aria-busy={query.isPlaceholderData}>
          <Loaded query={query}>
            {({ searchAcrossEntities: found }) => (
              <Results found={found} state={state} facets={facets} onChange={set} />
            )}
          </Loaded>
        </section>
      </div>
    </Page>
  );
}
