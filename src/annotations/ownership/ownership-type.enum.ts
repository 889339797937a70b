import { registerEnumType } from '@nestjs/graphql';

/** Built-in ownership types. */
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
  description: 'Built-in ownership types. `OwnershipTypeEntity` covers built-in and custom types.',
  valuesMap: {
    TECHNICAL_OWNER: { description: 'Responsible for the production and maintenance of the asset.' },
    BUSINESS_OWNER: { description: 'Responsible for the business use of the asset.' },
    DATA_STEWARD: { description: 'Responsible for quality and governance.' },
    NONE: { description: 'No ownership type is recorded.' },
    CUSTOM: { description: 'A custom type, named by `ownershipType`.' },
    DATAOWNER: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    DEVELOPER: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    DELEGATE: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    PRODUCER: { deprecationReason: 'Use TECHNICAL_OWNER.' },
    STAKEHOLDER: { deprecationReason: 'Use BUSINESS_OWNER.' },
    CONSUMER: { deprecationReason: 'Use BUSINESS_OWNER.' },
  },
});
