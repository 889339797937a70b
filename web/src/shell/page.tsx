import { type ReactNode, useEffect } from 'react';
import { texts } from '../texts.js';

/** Properties of `Page`. */
export interface PageProps {
  /** The heading of the page, and the title of the browser's tab. */
  readonly title: string;
  /** One sentence under the heading. */
  readonly intro?: ReactNode;
  /** Shown beside the heading, such as buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The outline of every page: its only h1, and its sections one under the other. */
export function Page({ title, intro, aside, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · ${texts.shell.product}`;
  }, [title]);
  return (
    <div className="page stack">
      <header>
        <div>
          <h1>{title}</h1>
          {intro !== undefined && <p className="quiet">{intro}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
