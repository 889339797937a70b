import { registerEnumType } from '@nestjs/graphql';

/** How alike two schemas have to be. */
export enum SchemaAssertionCompatibility {
  EXACT_MATCH = 'EXACT_MATCH',
  SUPERSET = 'SUPERSET',
  SUBSET = 'SUBSET',
}

registerEnumType(SchemaAssertionCompatibility, {
  name: 'SchemaAssertionCompatibility',
  description: 'How alike two schemas have to be.',
});
