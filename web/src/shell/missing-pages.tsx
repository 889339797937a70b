import type { ReactNode } from 'react';
import { EmptyState, Link } from '../design/index.js';
import { texts } from '../texts.js';
import { Page } from './page.js';

/** Shown at addresses without a page. */
export function NotFoundPage(): ReactNode {
  return (
    <Page title={texts.shell.notFound}>
      <EmptyState action={<Link to="/">{texts.shell.toOverview}</Link>}>{texts.shell.notFoundText}</EmptyState>
    </Page>
  );
}

/** Shown instead of a page that the user may not open. */
export function NotAllowedPage({ title }: { readonly title: string }): ReactNode {
  return (
    <Page title={title}>
      <EmptyState action={<Link to="/">{texts.shell.toOverview}</Link>}>{texts.shell.notAllowed}</EmptyState>
    </Page>
  );
}
