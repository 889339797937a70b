import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { Domain } from './domain.model.js';

/** A page of domains. */
@ObjectType()
export class ListDomainsResult extends Page {
  /** The domains of this page, newest first. */
  @Field(() => [Domain])
  readonly domains!: EntityRef[];
}
