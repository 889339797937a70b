import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { json } from '../../api/requests.js';
import { useSession } from '../../api/session-context.js';
import { TextInput } from '../../design/index.js';
import { texts } from '../../texts.js';

interface Counts {
  readonly counts: readonly { readonly entityType: string }[];
}

/** Names of all entity types, in alphabetical order; none for users who may not read the counts of entities. */
export function useEntityTypes(): readonly string[] {
  const isAllowed = useSession().privileges.has('GET_COUNTS_PRIVILEGE');
  const { data } = useQuery({
    queryKey: ['entityTypes'],
    enabled: isAllowed,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { counts } = await json<Counts>('/openapi/v1/entities/counts', { signal });
      return counts.map(({ entityType }) => entityType).sort();
    },
  });
  return data ?? [];
}

/** Properties of `EntityTypeField`. */
export interface EntityTypeFieldProps {
  readonly value: string;
  readonly hint: string;
  readonly isRequired?: boolean;
  readonly onChange: (value: string) => void;
}

/** The name of an entity type, with the types of the model as suggestions. */
export function EntityTypeField({ value, hint, isRequired = false, onChange }: EntityTypeFieldProps): ReactNode {
  const id = useId();
  const names = useEntityTypes();
  return (
    <>
      <TextInput
        label={texts.operations.common.entityType}
        hint={hint}
        list={id}
        required={isRequired}
        spellCheck={false}
        value={value}
        onChange={onChange}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
