import { registerEnumType } from '@nestjs/graphql';

/** How a filter compares the values of a field. */
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
  description: 'How a filter compares the values of a field.',
  valuesMap: {
    CONTAIN: { description: 'A value of the field contains one of the values given.' },
    EQUAL: { description: 'A value of the field is one of the values given.' },
    IEQUAL: { description: 'A value of the field is one of the values given, whatever the case of its letters.' },
    IN: { description: 'The same as EQUAL.' },
    EXISTS: { description: 'The field has a value.' },
    GREATER_THAN: { description: 'A value of the field is greater than the value given.' },
    GREATER_THAN_OR_EQUAL_TO: { description: 'A value of the field is the value given, or greater.' },
    LESS_THAN: { description: 'A value of the field is less than the value given.' },
    LESS_THAN_OR_EQUAL_TO: { description: 'A value of the field is the value given, or less.' },
    START_WITH: { description: 'A value of the field begins with one of the values given.' },
    END_WITH: { description: 'A value of the field ends with one of the values given.' },
    DESCENDANTS_INCL: { description: 'As EQUAL, also with everything below the urns given.' },
    ANCESTORS_INCL: { description: 'As EQUAL, also with everything above the urns given.' },
    RELATED_INCL: { description: 'As EQUAL, also with everything above and below the urns given.' },
  },
});
