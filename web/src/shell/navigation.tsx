import type { KeyboardEvent, ReactNode } from 'react';
import { useRoute } from 'wouter';
import { Link } from '../design/index.js';
import { texts } from '../texts.js';
import type { PageRoute } from './page-route.js';
import { usePages } from './pages-context.js';

/** Properties of `Navigation`. */
export interface NavigationProps {
  /** Whether it is unfolded on narrow screens; wide ones always show it. */
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Links to the pages that the user may open, and to the other pages of the service. */
export function Navigation({ isOpen, onChoose, onKeyDown }: NavigationProps): ReactNode {
  const pages = usePages();
  return (
    <nav
      id="navigation"
      className="navigation"
      aria-label={texts.shell.navigation}
      data-open={isOpen}
      onKeyDown={onKeyDown}
    >
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink page={page} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <ul>
        {texts.shell.elsewhere.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ page, onChoose }: { readonly page: PageRoute; readonly onChoose: () => void }): ReactNode {
  // A page of a group marks the group.
  const [isHere] = useRoute(page.path === '/' ? '/' : `${page.path}/*?`);
  return (
    <Link to={page.path} onClick={onChoose} aria-current={isHere ? 'page' : undefined}>
      {page.title}
    </Link>
  );
}
