import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { Badge, Card, Link, wordsOf } from '../../design/index.js';
import { usePages } from '../../shell/pages-context.js';
import { texts } from '../../texts.js';
import { heldPrivileges } from './held-privileges.js';

const words = texts.overview;

/** Who is logged in, what they may do, and where to go from here. */
export function AccountCard(): ReactNode {
  const session = useSession();
  const held = heldPrivileges(session.platformPrivileges);
  const pages = usePages().filter(({ path }) => path !== '/');
  return (
    <Card title={words.account}>
      <p>
        <strong>{session.name}</strong> <code>{session.urn}</code>
      </p>
      <details>
        <summary>{words.privileges(held.length)}</summary>
        <ul className="row overview-privileges">
          {held.map((name) => (
            <li key={name}>
              <Badge>{wordsOf(name)}</Badge>
            </li>
          ))}
        </ul>
      </details>
      <nav className="row" aria-label={words.next}>
        {pages.map(({ path, title }) => (
          <Link key={path} to={path} className="button">
            {title}
          </Link>
        ))}
        {texts.shell.elsewhere.map(({ href, title }) => (
          <Link key={href} href={href} className="button">
            {title}
          </Link>
        ))}
      </nav>
    </Card>
  );
}
