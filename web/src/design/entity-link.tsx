import type { ReactNode } from 'react';
import { entityPath, urnText } from './entity-name.js';
import { Link } from './link.js';

/** Properties of `EntityLink`. */
export interface EntityLinkProps {
  readonly urn: string;
  /** Name to show; a part of the urn if there is none. */
  readonly name?: ReactNode;
  readonly className?: string;
}

/** A link to the page of an entity, with the urn on hover. */
export function EntityLink({ urn, name = urnText(urn), className }: EntityLinkProps): ReactNode {
  return (
    <Link to={entityPath(urn)} title={urn} className={className}>
      {name}
    </Link>
  );
}
