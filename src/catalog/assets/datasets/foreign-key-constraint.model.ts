import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { SchemaFieldEntity } from './schema-field-entity.model.js';

/** A reference from columns of one dataset to those of another. */
@ObjectType()
export class ForeignKeyConstraint {
  /** Name of the constraint. */
  readonly name?: string | null;
  /** The columns that are referred to. */
  @Field(() => [SchemaFieldEntity], { nullable: 'itemsAndList' })
  readonly foreignFields?: EntityRef[] | null;
  /** The columns that refer. */
  @Field(() => [SchemaFieldEntity], { nullable: 'itemsAndList' })
  readonly sourceFields?: EntityRef[] | null;
}
