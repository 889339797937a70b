import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actorOfCookie } from '../api/actor-cookie.js';

/**
 * Asks for everything again when the user comes back to a page that shows what `urn` may do, and somebody else has
 * logged in meanwhile in another tab: requests of this page are theirs now. What was typed stays.
 */
export function useChangeOfUser(urn: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (): void => {
      const actor = actorOfCookie(document.cookie);
      if (actor !== undefined && actor !== urn) void client.invalidateQueries();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, urn]);
}
