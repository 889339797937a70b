import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { Page } from '../../shell/page.js';
import { SectionLinks } from '../../shell/section-links.js';
import { texts } from '../../texts.js';
import { allowedSections, type OperationSection } from './sections.js';

/** Properties of `SectionPage`. */
export interface SectionPageProps {
  readonly section: OperationSection;
  readonly children: ReactNode;
}

/** The outline of every page of operations: its heading, and links to the others that the user may open. */
export function SectionPage({ section, children }: SectionPageProps): ReactNode {
  const sections = allowedSections(useSession());
  return (
    <Page title={section.title} intro={section.intro}>
      <SectionLinks label={texts.operations.title} here={section.path} links={sections} />
      {children}
    </Page>
  );
}
