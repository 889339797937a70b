import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { Link } from '../../design/index.js';
import { Page } from '../../shell/page.js';
import { texts } from '../../texts.js';
import { allowedParts, type PartId } from './parts.js';

/** Properties of `AccessPage`. */
export interface AccessPageProps {
  readonly part: PartId;
  /** One sentence on what the page shows. */
  readonly intro: string;
  /** Shown beside the heading, such as buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The outline of the pages of the group: the heading, and links to the pages that the user may open. */
export function AccessPage({ part, intro, aside, children }: AccessPageProps): ReactNode {
  const parts = allowedParts(useSession());
  return (
    <Page title={texts.access.titles[part]} intro={intro} aside={aside}>
      <nav className="access-parts" aria-label={texts.access.title}>
        {parts.map(({ id, title }) => (
          <Link key={id} to={`/access/${id}`} aria-current={id === part ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
