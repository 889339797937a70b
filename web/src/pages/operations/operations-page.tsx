import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { Link } from '../../design/index.js';
import { Page } from '../../shell/page.js';
import { texts } from '../../texts.js';
import { allowedSections } from './sections.js';

const words = texts.operations;

/** Leads to the operations that the user may use, each with a sentence on what it is for. */
export function OperationsPage(): ReactNode {
  const sections = allowedSections(useSession());
  return (
    <Page title={words.title} intro={words.intro}>
      <ul className="grid operations-index">
        {sections.map(({ path, title, intro }) => (
          <li key={path} className="card">
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p className="quiet">{intro}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
