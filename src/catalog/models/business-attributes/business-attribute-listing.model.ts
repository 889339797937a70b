import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../../entities/index.js';
import { BusinessAttribute } from './business-attribute.model.js';

/** A page of business attributes. */
@ObjectType()
export class ListBusinessAttributesResult extends Page {
  /** The attributes of the page. */
  @Field(() => [BusinessAttribute])
  readonly businessAttributes!: EntityRef[];
}
