import { keepPreviousData } from '@tanstack/react-query';
import {
  type SyntheticEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { labelOf, type LabelSource } from '../api/labels.js';
import { useGraphql } from '../api/use-graphql.js';
import { Button, entityPath } from '../design/index.js';
import { texts } from '../texts.js';
import { autocompleteQuery } from './autocomplete.generated.js';
import { SuggestionList } from './suggestion-list.js';
import { nextActive, type Suggestion, suggestionsOf } from './suggestions.js';
import { useDraft } from './use-draft.js';
import { useSettled } from './use-settled.js';

const words = texts.search;

/** Time without a key until suggestions are asked for, in milliseconds. */
const PAUSE_MS = 150;

const LEAST_LETTERS = 2;

/** Suggestions of each type. */
const LIMIT = 5;

/** Properties of `SearchBox`. */
export interface SearchBoxProps {
  /** What has been searched for, which the box shows when it changes. */
  readonly initial?: string;
  /** Searches for the text. */
  readonly onSearch: (text: string) => void;
  /** Whether it stands in the bar, without a button. */
  readonly isSmall?: boolean;
}

/** The field that searches all entities and suggests some while one types. The key "/" moves the focus to it. */
export function SearchBox({ initial = '', onSearch, isSmall = false }: SearchBoxProps): ReactNode {
  const id = useId();
  const input = useShortcut('/');
  const [text, setText] = useDraft(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [, navigate] = useLocation();
  const found = useSuggestions(text, isOpen);
  const suggestions = isOpen ? found : [];
  const open = ({ urn }: Suggestion): void => {
    setOpen(false);
    navigate(entityPath(urn));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const chosen = suggestions[active];
    setOpen(false);
    if (chosen === undefined) onSearch(text.trim());
    else open(chosen);
  };
  const move = (event: KeyboardEvent): void => {
    const next = nextActive(event.key, active, found.length);
    if (next === undefined && !(event.key === 'Escape' && isOpen)) return;
    // Escape closes the list; the next one empties the field, as browsers do.
    event.preventDefault();
    setOpen(next !== undefined);
    setActive(next ?? -1);
  };
  const type = (typed: string): void => {
    setText(typed);
    setActive(-1);
    setOpen(true);
  };
  return (
    <form
      className="search-box"
      role="search"
      data-small={isSmall}
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <input
        ref={input}
        {...comboboxAttributes(id, suggestions.length > 0, active)}
        placeholder={isSmall ? words.placeholderSmall : words.placeholder}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={move}
      />
      {!isSmall && (
        <Button type="submit" look="primary">
          {words.search}
        </Button>
      )}
      <SuggestionList id={id} suggestions={suggestions} active={active} onChoose={open} />
    </form>
  );
}

function comboboxAttributes(list: string, isExpanded: boolean, active: number): InputHTMLAttributes<HTMLInputElement> {
  return {
    className: 'input',
    type: 'search',
    role: 'combobox',
    'aria-label': words.box,
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': list,
    'aria-activedescendant': isExpanded && active >= 0 ? `${list}-${active}` : undefined,
    'aria-keyshortcuts': '/',
    autoComplete: 'off',
    spellCheck: false,
  };
}

function useSuggestions(text: string, isOpen: boolean): readonly Suggestion[] {
  const query = useSettled(text.trim(), PAUSE_MS);
  const isAsked = isOpen && query.length >= LEAST_LETTERS;
  const { data } = useGraphql(
    autocompleteQuery,
    { input: { query, limit: LIMIT } },
    { enabled: isAsked, placeholderData: keepPreviousData, staleTime: 30_000 },
  );
  if (text.trim().length < LEAST_LETTERS) return [];
  const groups = data?.autoCompleteForMultiple?.suggestions ?? [];
  return suggestionsOf(
    groups.map(({ type, entities }) => ({
      type,
      entities: entities.map((entity: LabelSource) => ({ urn: entity.urn, name: labelOf(entity) })),
    })),
  );
}

/** Moves the focus to an input when `key` is pressed outside of fields. */
function useShortcut(key: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [key]);
  return input;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [contenteditable]') !== null;
}
