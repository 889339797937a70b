import type { ReactNode } from 'react';
import { EntityLink } from '../../design/index.js';
import { useLabel } from './labels-context.js';

/** A link to an entity by its name, as soon as that is known. */
export function UrnLink({ urn }: { readonly urn: string }): ReactNode {
  return <EntityLink urn={urn} name={useLabel(urn)} />;
}

/** Links to entities, side by side; `none` if there are none. */
export function UrnLinks({
  urns,
  none = '–',
}: {
  readonly urns: readonly string[];
  readonly none?: string;
}): ReactNode {
  if (urns.length === 0) return <span className="quiet">{none}</span>;
  return (
    <ul className="row entity-links">
      {urns.map((urn) => (
        <li key={urn}>
          <UrnLink urn={urn} />
        </li>
      ))}
    </ul>
  );
}
