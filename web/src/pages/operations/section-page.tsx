import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../api/session-context.js';
import { Link } from '../../design/index.js';
import { Page } from '../../shell/page.js';
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
  const here = useCentred();
  return (
    <Page title={section.title} intro={section.intro}>
      <nav className="operations-nav" aria-label={texts.operations.title}>
        <ul>
          {sections.map(({ path, title }) => (
            <li key={path} ref={path === section.path ? here : undefined}>
              <Link to={path} aria-current={path === section.path ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
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
