import { registerEnumType } from '@nestjs/graphql';

/** Type of an operation on data. */
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
  description: 'Type of an operation on data.',
  valuesMap: {
    INSERT: { description: 'Rows were inserted.' },
    UPDATE: { description: 'Rows were updated.' },
    DELETE: { description: 'Rows were deleted.' },
    CREATE: { description: 'The asset was created.' },
    ALTER: { description: 'The schema of the asset was altered.' },
    DROP: { description: 'The asset was dropped.' },
    UNKNOWN: { description: 'The operation is unknown.' },
    CUSTOM: { description: 'Another operation, with its own name.' },
  },
});
