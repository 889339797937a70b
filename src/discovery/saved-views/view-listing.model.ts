import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { DataHubView } from './view.model.js';

/** A page of views. */
@ObjectType()
export class ListViewsResult extends Page {
  /** The views of this page. */
  @Field(() => [DataHubView])
  readonly views!: EntityRef[];
}
