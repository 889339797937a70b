import { aspectField } from '../../entities/index.js';
import { userOrGroupRef } from '../ownership/index.js';
import { userRef } from '../../identity/index.js';
import type { InstitutionalMemoryMetadata } from './institutional-memory.model.js';

interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

interface StoredLink {
  readonly url: string;
  readonly description: string;
  readonly createStamp: StoredStamp;
  readonly updateStamp?: StoredStamp;
  readonly settings?: { readonly showInAssetPreview: boolean };
}

/** The field `institutionalMemory`, the same on every entity type that has it. */
export const institutionalMemoryField = aspectField<{ readonly elements: readonly StoredLink[] }>(
  'institutionalMemory',
  ({ elements }, { urn }) => ({ elements: elements.map((link) => toLink(link, urn)) }),
);

function toLink(link: StoredLink, associatedUrn: string): InstitutionalMemoryMetadata {
  const { url, description, createStamp, updateStamp, settings } = link;
  return {
    url,
    label: description,
    author: userRef(createStamp.actor),
    actor: userOrGroupRef(createStamp.actor),
    created: createStamp,
    updated: updateStamp ?? null,
    description,
    associatedUrn,
    settings: settings ?? null,
  };
}
