import { type ReactNode, useDeferredValue, useId } from 'react';
import { useGraphql } from '../../api/use-graphql.js';
import { TextInput } from '../../design/index.js';
import { nameOf } from './named.js';
import { accessSuggestionsQuery, type AccessSuggestionsQueryVariables } from './people.generated.js';

/** Properties of `EntityInput`. */
export interface EntityInputProps {
  readonly label: string;
  readonly hint?: string;
  /** A urn, or the beginning of a name. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Types of the suggested entities; all if absent. */
  readonly types?: AccessSuggestionsQueryVariables['types'];
  readonly required?: boolean;
}

/** An input of a urn. Names can be typed: the browser suggests matching entities, and choosing one enters its urn. */
export function EntityInput({ types, value, ...rest }: EntityInputProps): ReactNode {
  const id = useId();
  const query = useDeferredValue(value.trim());
  const isName = query !== '' && !query.startsWith('urn:');
  const found = useGraphql(accessSuggestionsQuery, { query, types }, { enabled: isName, retry: false });
  const suggestions = (found.data?.autoCompleteForMultiple?.suggestions ?? []).flatMap(({ entities }) => entities);
  return (
    <>
      <TextInput {...rest} value={value} list={id} autoComplete="off" spellCheck={false} />
      <datalist id={id}>
        {suggestions.map((entity) => (
          <option key={entity.urn} value={entity.urn}>
            {nameOf(entity)}
          </option>
        ))}
      </datalist>
    </>
  );
}
