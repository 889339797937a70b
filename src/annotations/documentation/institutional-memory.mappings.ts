import type { EntityFieldResolver, GraphqlContext } from '../../entities/index.js';
import { userOrGroupRef } from '../ownership/index.js';
import { userRef } from '../../identity/index.js';
import { institutionalMemory, type ValueOf } from '../../model/index.js';
import type { InstitutionalMemory, InstitutionalMemoryMetadata } from './institutional-memory.model.js';

type Link = ValueOf<typeof institutionalMemory>['elements'][number];

/** Resolves the field `institutionalMemory` of every entity type that has it. */
export const institutionalMemoryField: EntityFieldResolver = ({ urn }, _args, context) => linksOf(urn, context);

/** Returns the links to documentation of an entity; null if none are stored. */
export async function linksOf(urn: string, { entities }: GraphqlContext): Promise<InstitutionalMemory | null> {
  const stored = await entities.value(urn, institutionalMemory);
  return stored === undefined ? null : { elements: stored.elements.map((link) => toLink(link, urn)) };
}

function toLink(link: Link, associatedUrn: string): InstitutionalMemoryMetadata {
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
