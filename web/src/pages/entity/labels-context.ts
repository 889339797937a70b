import { createContext, useContext } from 'react';

/** Holds the names of the entities to which the page links. */
export const LabelsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The name of an entity, if it is known. */
export function useLabel(urn: string): string | undefined {
  return useContext(LabelsContext).get(urn);
}
