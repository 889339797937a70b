import { registerEnumType } from '@nestjs/graphql';

/** Cardinalities of relationships between datasets. */
export enum ERModelRelationshipCardinality {
  ONE_ONE = 'ONE_ONE',
  ONE_N = 'ONE_N',
  N_ONE = 'N_ONE',
  N_N = 'N_N',
}

registerEnumType(ERModelRelationshipCardinality, {
  name: 'ERModelRelationshipCardinality',
  description: 'Cardinalities of relationships between datasets.',
});
