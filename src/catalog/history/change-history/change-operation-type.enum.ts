import { registerEnumType } from '@nestjs/graphql';

/** What was done. */
export enum ChangeOperationType {
  ADD = 'ADD',
  MODIFY = 'MODIFY',
  REMOVE = 'REMOVE',
}

registerEnumType(ChangeOperationType, { name: 'ChangeOperationType', description: 'What was done.' });
