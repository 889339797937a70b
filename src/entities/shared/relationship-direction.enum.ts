import { registerEnumType } from '@nestjs/graphql';

/** Which end of an edge the asking entity is. */
export enum RelationshipDirection {
  INCOMING = 'INCOMING',
  OUTGOING = 'OUTGOING',
}

registerEnumType(RelationshipDirection, {
  name: 'RelationshipDirection',
  description: 'Which way an edge points, seen from the entity that is asked.',
  valuesMap: {
    INCOMING: { description: 'The other entity points at this one.' },
    OUTGOING: { description: 'This entity points at the other one.' },
  },
});
