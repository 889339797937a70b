import { createContext, useContext } from 'react';
import type { PageRoute } from './page-route.js';

/** Holds the pages of the navigation that the user may open. */
export const PagesContext = createContext<readonly PageRoute[]>([]);

/** The pages of the navigation that the user may open, in its order. */
export function usePages(): readonly PageRoute[] {
  return useContext(PagesContext);
}
