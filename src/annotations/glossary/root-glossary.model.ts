import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { GlossaryNode } from './glossary-node.model.js';
import { GlossaryTerm } from './glossary-term.model.js';

/** A page of the terms without a parent. `count` is the number of terms in the page. */
@ObjectType()
export class GetRootGlossaryTermsResult extends Page {
  /** The terms. */
  @Field(() => [GlossaryTerm])
  readonly terms!: EntityRef[];
}

/** A page of the term groups without a parent. `count` is the number of term groups in the page. */
@ObjectType()
export class GetRootGlossaryNodesResult extends Page {
  /** The term groups. */
  @Field(() => [GlossaryNode])
  readonly nodes!: EntityRef[];
}
