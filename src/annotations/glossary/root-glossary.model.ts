import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { GlossaryNode } from './glossary-node.model.js';
import { GlossaryTerm } from './glossary-term.model.js';

/** A page of the top of the glossary: what both kinds have. */
@ObjectType({ isAbstract: true })
abstract class RootGlossaryPage {
  /** How many were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many this page holds. */
  @Field(() => Int)
  readonly count!: number;
  /** How many there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
}

/** A page of the terms that no group holds. */
@ObjectType()
export class GetRootGlossaryTermsResult extends RootGlossaryPage {
  /** The terms. */
  @Field(() => [GlossaryTerm])
  readonly terms!: EntityRef[];
}

/** A page of the groups of terms that no group holds. */
@ObjectType()
export class GetRootGlossaryNodesResult extends RootGlossaryPage {
  /** The groups. */
  @Field(() => [GlossaryNode])
  readonly nodes!: EntityRef[];
}
