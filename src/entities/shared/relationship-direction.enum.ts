import { registerEnumType } from '@nestjs/graphql';

/** Direction of an edge relative to an entity. */
export enum RelationshipDirection {
  INCOMING = 'INCOMING',
  OUTGOING = 'OUTGOING',
}

registerEnumType(RelationshipDirection, {
  name: 'RelationshipDirection',
  description: 'Direction of an edge relative to an entity.',
  valuesMap: {
    INCOMING: { description: 'The edge points to this entity.' },
    OUTGOING: { description: 'The edge points to the other entity.' },
  },
});
