import type { ReactNode } from 'react';
import { Link, typeOfUrn } from '../../design/index.js';
import { texts } from '../../texts.js';

const words = texts.entity;

/** Properties of `EditHint`. */
export interface EditHintProps {
  readonly urn: string;
  /** Name of the aspect. */
  readonly name: string;
}

/** Names the endpoint that writes an aspect; nothing for the key, which never changes. */
export function EditHint({ urn, name }: EditHintProps): ReactNode {
  const type = typeOfUrn(urn);
  if (name.toLowerCase() === `${type}key`.toLowerCase()) return null;
  return (
    <p className="quiet">
      {words.editBy} <code>{`POST /openapi/v3/entity/${type}/{urn}/${name}`}</code>{' '}
      <Link href="/openapi/swagger-ui">{words.endpoints}</Link>
    </p>
  );
}

/** The same, folded, for cards. */
export function FoldedEditHint(props: EditHintProps): ReactNode {
  return (
    <details className="entity-hint">
      <summary>{words.editByApi}</summary>
      <EditHint {...props} />
    </details>
  );
}
