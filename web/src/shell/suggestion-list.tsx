import type { ReactNode } from 'react';
import { texts } from '../texts.js';
import type { Suggestion } from './suggestions.js';

/** Properties of `SuggestionList`. */
export interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the one that the keys have reached; -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The suggestions below a search box. The focus stays in the box. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps): ReactNode {
  return (
    <>
      <ul id={id} role="listbox" aria-label={texts.search.suggestions} hidden={suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.urn}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span className="name">{suggestion.name}</span>
            <span className="quiet">{suggestion.type}</span>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {suggestions.length > 0 && texts.search.suggestionCount(suggestions.length)}
      </span>
    </>
  );
}
