import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { entityPrivilegesQuery, findLabelsQuery } from './entity.generated.js';
import { storedEntityKey } from './stored-entity.js';

/** Changes of the labels of an entity, and the element around their editor. */
export interface LabelEdit<Change> {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly edit: UseMutationResult<unknown, Error, Change>;
}

/** Saves changes of the labels of an entity or of one of its columns; afterwards the page shows what is stored. */
export function useLabelEdit<Change>(urn: string, save: (change: Change) => Promise<unknown>): LabelEdit<Change> {
  const client = useQueryClient();
  const host = useRef<HTMLDivElement>(null);
  const refresh = async (...names: readonly string[]): Promise<void> => {
    const keys = [storedEntityKey(urn), ...names.map((name) => [name])];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const edit = useMutation({
    mutationFn: save,
    // What was to be changed may be gone, and a label may have been created, but not added.
    onError: () => refresh(findLabelsQuery.name),
    onSuccess: async () => {
      // Policies may go by owners, domains and tags.
      await refresh(findLabelsQuery.name, entityPrivilegesQuery.name);
      // The button that was pressed is gone.
      host.current?.querySelector('input')?.focus();
    },
  });
  return { host, edit };
}
