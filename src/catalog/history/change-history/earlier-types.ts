import { Field, Int } from '@nestjs/graphql';
import { Document } from '../../documents/index.js';
import { FieldArgument, Long } from '../../../entities/index.js';
import { DocumentChange } from './document-change.model.js';

const { prototype } = Document;
const FIELD = 'changeHistory';

Field(() => [DocumentChange], { description: 'How the document changed, the last change first.' })(prototype, FIELD);
FieldArgument('startTimeMillis', () => Long, {
  nullable: true,
  description: 'From when on, in milliseconds since 1970; 30 days before the end when absent.',
})(prototype, FIELD);
FieldArgument('endTimeMillis', () => Long, {
  nullable: true,
  description: 'Until when, in milliseconds since 1970; now when absent.',
})(prototype, FIELD);
FieldArgument('limit', () => Int, { nullable: true, defaultValue: 50, description: 'Most changes to tell.' })(
  prototype,
  FIELD,
);
