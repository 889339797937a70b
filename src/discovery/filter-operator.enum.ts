import { registerEnumType } from '@nestjs/graphql';

/** Comparison operator of a filter. */
export enum FilterOperator {
  CONTAIN = 'CONTAIN',
  EQUAL = 'EQUAL',
  IEQUAL = 'IEQUAL',
  IN = 'IN',
  EXISTS = 'EXISTS',
  GREATER_THAN = 'GREATER_THAN',
  GREATER_THAN_OR_EQUAL_TO = 'GREATER_THAN_OR_EQUAL_TO',
  LESS_THAN = 'LESS_THAN',
  LESS_THAN_OR_EQUAL_TO = 'LESS_THAN_OR_EQUAL_TO',
  START_WITH = 'START_WITH',
  END_WITH = 'END_WITH',
  DESCENDANTS_INCL = 'DESCENDANTS_INCL',
  ANCESTORS_INCL = 'ANCESTORS_INCL',
  RELATED_INCL = 'RELATED_INCL',
}

registerEnumType(FilterOperator, {
  name: 'FilterOperator',
  description: 'Comparison operator of a filter.',
  valuesMap: {
    CONTAIN: { description: 'A value of the field contains one of the given values.' },
    EQUAL: { description: 'A value of the field equals one of the given values.' },
    IEQUAL: { description: 'A value of the field equals one of the given values, ignoring case.' },
    IN: { description: 'The same as EQUAL.' },
    EXISTS: { description: 'The field has a value.' },
    GREATER_THAN: { description: 'A value of the field is greater than the given value.' },
    GREATER_THAN_OR_EQUAL_TO: { description: 'A value of the field is greater than or equal to the given value.' },
    LESS_THAN: { description: 'A value of the field is less than the given value.' },
    LESS_THAN_OR_EQUAL_TO: { description: 'A value of the field is less than or equal to the given value.' },
    START_WITH: { description: 'A value of the field starts with one of the given values.' },
    END_WITH: { description: 'A value of the field ends with one of the given values.' },
    DESCENDANTS_INCL: { description: 'Like EQUAL, but also matches descendants of the given urns.' },
    ANCESTORS_INCL: { description: 'Like EQUAL, but also matches ancestors of the given urns.' },
    RELATED_INCL: { description: 'Like EQUAL, but also matches ancestors and descendants of the given urns.' },
  },
});
