import { graphql } from '../../api/requests.js';
import { texts } from '../../texts.js';
import { type EditTarget, resourceOf } from './edit-target.js';
import { addTagMutation, addTermMutation, removeTagMutation, removeTermMutation } from './entity.generated.js';

type Kinds = typeof texts.entity.kinds;

/** A kind of labels that can be put on entities and columns. */
export interface LabelKind {
  readonly words: Kinds[keyof Kinds];
  /** The entity type of the labels. */
  readonly type: 'TAG' | 'GLOSSARY_TERM';
  /** Puts a label on the target. Throws `ApiError`. */
  readonly add: (target: EditTarget, label: string) => Promise<unknown>;
  /** Takes a label off the target. Throws `ApiError`. */
  readonly remove: (target: EditTarget, label: string) => Promise<unknown>;
}

/** Tags. */
export const TAGS: LabelKind = {
  words: texts.entity.kinds.tags,
  type: 'TAG',
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
