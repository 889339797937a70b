import { registerEnumType } from '@nestjs/graphql';

/** What was done to data. */
export enum OperationType {
  INSERT = 'INSERT',
  UPDATE = 'UPDATE',
  DELETE = 'DELETE',
  CREATE = 'CREATE',
  ALTER = 'ALTER',
  DROP = 'DROP',
  UNKNOWN = 'UNKNOWN',
  CUSTOM = 'CUSTOM',
}

registerEnumType(OperationType, {
  name: 'OperationType',
  description: 'What was done to data.',
  valuesMap: {
    INSERT: { description: 'Rows were added.' },
    UPDATE: { description: 'Rows were changed.' },
    DELETE: { description: 'Rows were removed.' },
    CREATE: { description: 'The asset was made.' },
    ALTER: { description: 'The structure of the asset was changed.' },
    DROP: { description: 'The asset was removed.' },
    UNKNOWN: { description: 'It is not known what was done.' },
    CUSTOM: { description: 'Something else, which has a name of its own.' },
  },
});
