import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from '../design/index.js';

/** Properties of `SectionLinks`. */
export interface SectionLinksProps {
  /** Names the links for screen readers. */
  readonly label: string;
  /** Path of the page that is shown, below `/console`. */
  readonly here: string;
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

/** Links to the pages of a group, of which one is shown. */
export function SectionLinks({ label, here, links }: SectionLinksProps): ReactNode {
  const shown = useCentred();
  return (
    <nav className="section-links" aria-label={label}>
      <ul>
        {links.map(({ path, title }) => (
          <li key={path} ref={path === here ? shown : undefined}>
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the links sideways until the one of this page shows; narrow screens have no room for all of them. */
function useCentred(): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const frame = item.current?.closest('nav');
    if (item.current != null && frame != null)
      frame.scrollLeft = item.current.offsetLeft - (frame.clientWidth - item.current.offsetWidth) / 2;
  }, []);
  return item;
}
