import { registerEnumType } from '@nestjs/graphql';

/** Operation that caused a change. */
export enum ChangeOperationType {
  ADD = 'ADD',
  MODIFY = 'MODIFY',
  REMOVE = 'REMOVE',
}

registerEnumType(ChangeOperationType, { name: 'ChangeOperationType', description: 'Operation that caused a change.' });
