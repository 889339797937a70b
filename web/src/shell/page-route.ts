import type { Session } from '../api/session.js';
import type { LazyPart } from './lazy-part.js';

/** A page of the console. */
export interface PageRoute {
  /** Pattern of its path below `/console`, such as `/entity/:urn`. */
  readonly path: string;
  readonly title: string;
  /** Whether the navigation lists it; other pages are reached by links. */
  readonly isInNavigation: boolean;
  /** Whether the user may open it. Pages of which the API would refuse everything are hidden. */
  readonly allows: (session: Session) => boolean;
  /** Loaded when the page is opened. */
  readonly Page: LazyPart;
}
