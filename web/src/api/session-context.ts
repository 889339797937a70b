import { createContext, useContext } from 'react';
import type { Session } from './session.js';

/** Holds the session below the frame of the console. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the user who is logged in. Throws outside of the frame. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('There is no session here.');
  return session;
}
