import { registerEnumType } from '@nestjs/graphql';

/** Required compatibility of two schemas. */
export enum SchemaAssertionCompatibility {
  EXACT_MATCH = 'EXACT_MATCH',
  SUPERSET = 'SUPERSET',
  SUBSET = 'SUBSET',
}

registerEnumType(SchemaAssertionCompatibility, {
  name: 'SchemaAssertionCompatibility',
  description: 'Required compatibility of two schemas.',
});
