import { registerEnumType } from '@nestjs/graphql';

/** Built-in kinds of ownership. */
export enum OwnershipType {
  TECHNICAL_OWNER = 'TECHNICAL_OWNER',
  BUSINESS_OWNER = 'BUSINESS_OWNER',
  DATA_STEWARD = 'DATA_STEWARD',
  NONE = 'NONE',
  CUSTOM = 'CUSTOM',
  DATAOWNER = 'DATAOWNER',
  DEVELOPER = 'DEVELOPER',
  DELEGATE = 'DELEGATE',
  PRODUCER = 'PRODUCER',
  STAKEHOLDER = 'STAKEHOLDER',
  CONSUMER = 'CONSUMER',
}

registerEnumType(OwnershipType, {
  name: 'OwnershipType',
  description: 'Built-in kinds of ownership. `OwnershipTypeEntity` has these and those that people made.',
  valuesMap: {
    TECHNICAL_OWNER: { description: 'Answers for how the asset is produced and kept.' },
    BUSINESS_OWNER: { description: 'Answers for what the asset means to the business.' },
    DATA_STEWARD: { description: 'Takes care of quality and governance.' },
    NONE: { description: 'Nobody said which kind.' },
    CUSTOM: { description: 'A kind that people made: see `ownershipType`.' },
    DATAOWNER: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    DEVELOPER: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    DELEGATE: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    PRODUCER: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    STAKEHOLDER: { deprecationReason: 'Use BUSINESS_OWNER.' },
    CONSUMER: { deprecationReason: 'Use BUSINESS_OWNER.' },
  },
});
