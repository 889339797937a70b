import { attributionOf, type EntityFieldResolver, type GraphqlContext, refTo } from '../../entities/index.js';
import { glossaryTerms, type StoredOf } from '../../model/index.js';
import { userRef } from '../../identity/index.js';
import { GLOSSARY_TERM } from './glossary.mappings.js';
import type { GlossaryTermAssociation, GlossaryTerms } from './glossary-terms.model.js';

/** The value of the aspect `glossaryTerms`, and of the record of that name in other aspects. */
export type StoredGlossaryTerms = StoredOf<typeof glossaryTerms>;

/** Resolves the field `glossaryTerms` of every entity type that has it. */
export const glossaryTermsField: EntityFieldResolver = async ({ urn }, _args, context) =>
  glossaryTermsOf(await context.entities.value(urn, glossaryTerms), urn, context);

/**
 * Converts the stored terms of the entity `urn`, without terms that the actor may not view. Returns null if none are
 * stored.
 */
export async function glossaryTermsOf(
  stored: StoredGlossaryTerms | undefined,
  urn: string,
  context: GraphqlContext,
): Promise<GlossaryTerms | null> {
  if (stored === undefined) return null;
  const kept = await context.entities.viewable(stored.terms, (term) => term.urn);
  return { terms: kept.map((entry) => toAssociation(entry, urn, context)) };
}

function toAssociation(
  { urn, actor, context, attribution }: StoredGlossaryTerms['terms'][number],
  associatedUrn: string,
  request: GraphqlContext,
): GlossaryTermAssociation {
  return {
    term: refTo(GLOSSARY_TERM.typeName, urn),
    actor: actor === undefined ? null : userRef(actor),
    associatedUrn,
    context: context ?? null,
    attribution: attributionOf(attribution, request),
  };
}
