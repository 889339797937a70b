import { Field, InputType } from '@nestjs/graphql';
import { OwnershipType } from './ownership-type.enum.js';

/** An owner of an entity. */
@InputType()
export class OwnerUpdate {
  /** Urn of the user or group. */
  readonly owner!: string;
  /** The built-in ownership type. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipTypeUrn.' })
  readonly type?: OwnershipType | null;
  /** Urn of the ownership type; takes precedence over `type`. */
  readonly ownershipTypeUrn?: string | null;
}

/** Owners that replace the owners of an entity. */
@InputType()
export class OwnershipUpdate {
  /** All owners of the entity. */
  readonly owners!: OwnerUpdate[];
}
