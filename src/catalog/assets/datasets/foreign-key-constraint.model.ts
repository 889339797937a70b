import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { SchemaFieldEntity } from './schema-field-entity.model.js';

/** A foreign key: a reference from columns of one dataset to columns of another. */
@ObjectType()
export class ForeignKeyConstraint {
  /** Name of the foreign key. */
  readonly name?: string | null;
  /** The referenced columns. */
  @Field(() => [SchemaFieldEntity], { nullable: 'itemsAndList' })
  readonly foreignFields?: EntityRef[] | null;
  /** The referencing columns. */
  @Field(() => [SchemaFieldEntity], { nullable: 'itemsAndList' })
  readonly sourceFields?: EntityRef[] | null;
}
