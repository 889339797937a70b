import { registerEnumType } from '@nestjs/graphql';

/** How many rows on each side of a relationship belong together. */
export enum ERModelRelationshipCardinality {
  ONE_ONE = 'ONE_ONE',
  ONE_N = 'ONE_N',
  N_ONE = 'N_ONE',
  N_N = 'N_N',
}

registerEnumType(ERModelRelationshipCardinality, {
  name: 'ERModelRelationshipCardinality',
  description: 'How many rows on each side of a relationship belong together.',
});
