import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import type { DiscoveryOptions } from './discovery-request.js';

/**
 * Returns whether the selection set of the resolved field contains the field at `path`, also in fragments. Fields that
 * a directive skips count as selected.
 */
export function selects(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  return (
    path.reduce(
      (fields: readonly FieldNode[], name) => fields.flatMap((field) => members(field.selectionSet, info, name)),
      info.fieldNodes,
    ).length > 0
  );
}

/** Returns the options that skip the parts of a search result that the resolved field does not select. */
export function hitOptions(info: GraphQLResolveInfo): Pick<DiscoveryOptions, 'facets' | 'matches'> {
  return { facets: selects(info, 'facets'), matches: selects(info, 'searchResults', 'matchedFields') };
}

function members(set: SelectionSetNode | undefined, info: GraphQLResolveInfo, name: string): readonly FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => matching(selection, info, name));
}

function matching(selection: SelectionNode, info: GraphQLResolveInfo, name: string): readonly FieldNode[] {
  if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : [];
  if (selection.kind === Kind.INLINE_FRAGMENT) return members(selection.selectionSet, info, name);
  return members(info.fragments[selection.name.value]?.selectionSet, info, name);
}
