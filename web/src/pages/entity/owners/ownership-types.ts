import type { UseQueryResult } from '@tanstack/react-query';
import { useGraphql } from '../../../api/use-graphql.js';
import { ownershipTypeText } from '../facts.js';
import { useLabel } from '../labels-context.js';
import { type OwnershipTypesQuery, ownershipTypesQuery } from './owners.generated.js';

/** The type of most owners, which is offered first. */
const TECHNICAL = 'urn:li:ownershipType:__system__technical_owner';

/** An ownership type to choose: its urn and its name. */
export interface OwnershipTypeOption {
  readonly value: string;
  readonly label: string;
}

/** Asks for the ownership types that the user may view. */
export function useOwnershipTypes(): UseQueryResult<OwnershipTypesQuery> {
  return useGraphql(ownershipTypesQuery, {});
}

/** The ownership types to choose, by name; that of most owners first. */
export function typeOptions(data: OwnershipTypesQuery): readonly OwnershipTypeOption[] {
  const types = data.listOwnershipTypes.ownershipTypes;
  const options = types.map(({ urn, info }) => ({ value: urn, label: info?.name ?? ownershipTypeText(urn) }));
  const sorted = options.sort((one, other) => one.label.localeCompare(other.label, 'en'));
  return [...sorted.filter(isTechnical), ...sorted.filter((option) => !isTechnical(option))];
}

function isTechnical({ value }: OwnershipTypeOption): boolean {
  return value === TECHNICAL;
}

/** The name of an ownership type, or the words in its urn. */
export function useOwnershipTypeName(type: string): string {
  return useLabel(type) ?? ownershipTypeText(type);
}
