import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { Page } from '../../shell/page.js';
import { SectionLinks } from '../../shell/section-links.js';
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
  const links = allowedParts(useSession()).map(({ id, title }) => ({ path: pathOf(id), title }));
  return (
    <Page title={texts.access.titles[part]} intro={intro} aside={aside}>
      <SectionLinks label={texts.access.title} here={pathOf(part)} links={links} />
      {children}
    </Page>
  );
}

function pathOf(id: PartId): string {
  return `/access/${id}`;
}
