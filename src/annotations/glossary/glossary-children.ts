import {
  type DiscoveryInput,
  type DiscoveryService,
  hitOptions,
  type ScrollAcrossEntitiesInput,
} from '../../discovery/index.js';
import type { EntityFieldResolver, ResolversOf } from '../../entities/index.js';
import type { GlossaryNode } from './glossary-node.model.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';

const CHILD_TYPES = [GLOSSARY_TERM.entityType, GLOSSARY_NODE.entityType];

const EVERYTHING: DiscoveryInput = {};

/** Returns the resolvers of the fields that search the children of a term group. */
export function glossaryChildren(discovery: DiscoveryService): ResolversOf<GlossaryNode> {
  const glossaryChildrenSearch: EntityFieldResolver<{ input: ScrollAcrossEntitiesInput }> = (
    { urn },
    { input },
    context,
    info,
  ) => discovery.scrollAcross(input, context, { ...hitOptions(info), baseCriteria: childrenOf(urn) });

  const childrenCount: EntityFieldResolver = async ({ urn }, _args, context) => {
    const options = { baseCriteria: childrenOf(urn) };
    const counts = await discovery.countByType(EVERYTHING, CHILD_TYPES, context, options);
    return {
      termsCount: counts.get(GLOSSARY_TERM.entityType) ?? 0,
      nodesCount: counts.get(GLOSSARY_NODE.entityType) ?? 0,
    };
  };

  return { glossaryChildrenSearch, childrenCount };
}

function childrenOf(urn: string): { readonly field: string; readonly values: readonly string[] }[][] {
  return [[{ field: 'parentNode', values: [urn] }]];
}
