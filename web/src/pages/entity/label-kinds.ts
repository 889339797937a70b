import { ApiError } from '../../api/api-error.js';
import { graphql } from '../../api/requests.js';
import type { Session } from '../../api/session.js';
import { texts } from '../../texts.js';
import { type EditTarget, resourceOf } from './edit-target.js';
import {
  addTagMutation,
  addTermMutation,
  createTagMutation,
  type EntityType,
  removeTagMutation,
  removeTermMutation,
  setDomainMutation,
  unsetDomainMutation,
} from './entity.generated.js';

type Kinds = typeof texts.entity.kinds;

/** How labels of a kind are created. */
export interface LabelCreation {
  /** Whether the user may. */
  readonly isAllowed: (session: Session) => boolean;
  /** The words on the button. */
  readonly verb: (name: string) => string;
  /** Creates a label. Returns its urn. Throws `ApiError`. */
  readonly create: (name: string) => Promise<string>;
}

/** A kind of labels that can be put on entities and, except for domains, columns. */
export interface LabelKind {
  readonly words: Kinds[keyof Kinds];
  /** The entity type of the labels. */
  readonly type: EntityType;
  /** Undefined for labels that are created elsewhere: terms have a place in the glossary and a definition. */
  readonly creation?: LabelCreation;
  /** Puts a label on the target. Throws `ApiError`. */
  readonly add: (target: EditTarget, label: string) => Promise<unknown>;
  /** Takes a label off the target. Throws `ApiError`. */
  readonly remove: (target: EditTarget, label: string) => Promise<unknown>;
  /** The words on a button that removes all labels, where several can only be removed together. */
  readonly removeAll?: string;
}

/** Tags. */
export const TAGS: LabelKind = {
  words: texts.entity.kinds.tags,
  type: 'TAG',
  creation: {
    isAllowed: ({ platformPrivileges: { createTags, manageTags } }) => createTags || manageTags,
    verb: texts.entity.kinds.tags.create,
    create: createTag,
  },
  add: (target, tagUrn) => graphql(addTagMutation, { input: { tagUrn, ...resourceOf(target) } }),
  remove: (target, tagUrn) => graphql(removeTagMutation, { input: { tagUrn, ...resourceOf(target) } }),
};

/** Glossary terms. */
export const TERMS: LabelKind = {
  words: texts.entity.kinds.terms,
  type: 'GLOSSARY_TERM',
  add: (target, termUrn) => graphql(addTermMutation, { input: { termUrn, ...resourceOf(target) } }),
  remove: (target, termUrn) => graphql(removeTermMutation, { input: { termUrn, ...resourceOf(target) } }),
};

/** Domains. People choose one, in place of those that are there; ingestion may write several. */
export const DOMAINS: LabelKind = {
  words: texts.entity.kinds.domains,
  type: 'DOMAIN',
  add: ({ urn: entityUrn }, domainUrn) => graphql(setDomainMutation, { entityUrn, domainUrn }),
  remove: ({ urn: entityUrn }) => graphql(unsetDomainMutation, { entityUrn }),
  removeAll: texts.entity.kinds.domains.removeAll,
};

async function createTag(name: string): Promise<string> {
  const { createTag: urn } = await graphql(createTagMutation, { input: { name } });
  if (urn === null) throw new ApiError(500, 'INTERNAL', texts.common.noData);
  return urn;
}
