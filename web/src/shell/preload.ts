import { useCallback, useEffect } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { ROUTES } from '../routes.js';

/** Returns a function that loads the code of the page at a path below `/console`; opening the page reports failures. */
export function usePreload(): (path: string) => Promise<void> {
  const { parser } = useRouter();
  return useCallback(
    async (path) => {
      const route = ROUTES.find((one) => matchRoute(parser, one.path, path)[0]);
      await route?.Page.preload().catch(() => undefined);
    },
    [parser],
  );
}

/** Loads the code of a page as soon as a link to it is pointed at or focused. */
export function usePreloadOfLinks(): void {
  const { base } = useRouter();
  const preload = usePreload();
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && `${link.pathname}/`.startsWith(`${base}/`))
        void preload(link.pathname.slice(base.length) || '/');
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [base, preload]);
}
