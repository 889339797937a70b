import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSession } from '../api/session-context.js';
import { Link, Spinner } from '../design/index.js';
import { ROUTES } from '../routes.js';
import { texts } from '../texts.js';
import { ErrorBoundary } from './error-boundary.js';
import { NotAllowedPage, NotFoundPage } from './missing-pages.js';
import { Navigation } from './navigation.js';
import type { PageRoute } from './page-route.js';
import { PagesContext } from './pages-context.js';
import { usePreloadOfLinks } from './preload.js';
import { SearchBox } from './search-box.js';
import { useChangeOfUser } from './use-change-of-user.js';
import { UserMenu } from './user-menu.js';

/** Path of the page that has a search box of its own. */
const SEARCH_PATH = '/search';

/** The frame of every page: the bar, the navigation and the page of the address. */
export function Frame(): ReactNode {
  const [path, navigate] = useLocation();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    menuButton.current?.focus();
  };
  const main = useFocusOnChange(path);
  usePreloadOfLinks();
  const session = useSession();
  useChangeOfUser(session.urn);
  const pages = ROUTES.filter(({ isInNavigation, allows }) => isInNavigation && allows(session));
  return (
    <PagesContext value={pages}>
      <div className="frame">
        <a className="skip-link" href="#content">
          {texts.shell.skip}
        </a>
        <header className="top-bar">
          <button
            type="button"
            className="button plain menu-button"
            ref={menuButton}
            aria-expanded={isOpen}
            aria-controls="navigation"
            onClick={() => setOpen(!isOpen)}
            onKeyDown={closeByKey}
          >
            {texts.shell.menu}
          </button>
          <Link to="/" className="brand">
            {texts.shell.product}
          </Link>
          {path !== SEARCH_PATH && (
            <SearchBox
              key={path}
              isSmall
              onSearch={(text) => navigate(`${SEARCH_PATH}?${new URLSearchParams({ query: text }).toString()}`)}
            />
          )}
          <UserMenu />
        </header>
        <Navigation isOpen={isOpen} onChoose={close} onKeyDown={closeByKey} />
        <main id="content" tabIndex={-1} ref={main}>
          <ErrorBoundary key={path}>
            <Suspense fallback={<Spinner />}>
              <PageOfAddress />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </PagesContext>
  );
}

function PageOfAddress(): ReactNode {
  return (
    <Switch>
      {ROUTES.map((route) => (
        <Route key={route.path} path={route.path}>
          <GuardedPage route={route} />
        </Route>
      ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

function GuardedPage({ route: { allows, title, Page } }: { readonly route: PageRoute }): ReactNode {
  return allows(useSession()) ? <Page /> : <NotAllowedPage title={title} />;
}

/** Moves the focus to the content after navigation, so that screen readers and keys go on there. */
function useFocusOnChange(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
  return main;
}
