import { Field, InputType } from '@nestjs/graphql';
import { OwnershipType } from './ownership-type.enum.js';

/** One owner of an entity. */
@InputType()
export class OwnerUpdate {
  /** Urn of the user or group. */
  readonly owner!: string;
  /** The built-in kind of the ownership. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipTypeUrn.' })
  readonly type?: OwnershipType | null;
  /** Urn of the kind of the ownership; goes before `type`. */
  readonly ownershipTypeUrn?: string | null;
}

/** The owners of an entity, in place of those it has. */
@InputType()
export class OwnershipUpdate {
  /** Every owner that the entity is to have. */
  readonly owners!: OwnerUpdate[];
}
