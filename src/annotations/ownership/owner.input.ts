import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';
import { OwnershipType } from './ownership-type.enum.js';

/** Types of owners. */
export enum OwnerEntityType {
  CORP_USER = 'CORP_USER',
  CORP_GROUP = 'CORP_GROUP',
}

registerEnumType(OwnerEntityType, {
  name: 'OwnerEntityType',
  description: 'Types of owners.',
  valuesMap: { CORP_USER: { description: 'A user.' }, CORP_GROUP: { description: 'A group of users.' } },
});

/** Fields of every new owner. */
@InputType({ isAbstract: true })
abstract class NewOwnerInput {
  /** Urn of the user or group. */
  readonly ownerUrn!: string;
  /** Type of the owner. */
  readonly ownerEntityType!: OwnerEntityType;
  /** Urn of the ownership type; takes precedence over `type`. */
  readonly ownershipTypeUrn?: string | null;
}

/** An owner and its ownership type. */
@InputType()
export class OwnerInput extends NewOwnerInput {
  /** The built-in ownership type. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipTypeUrn.' })
  readonly type?: OwnershipType | null;
}

/** An owner to add to an entity. */
@InputType()
export class AddOwnerInput extends NewOwnerInput {
  /** The built-in ownership type. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipTypeUrn.' })
  readonly type?: OwnershipType | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}

/** Owners to add to an entity. */
@InputType()
export class AddOwnersInput {
  /** The owners. */
  readonly owners!: OwnerInput[];
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}

/** Owners to add to several entities. */
@InputType()
export class BatchAddOwnersInput {
  /** The owners. */
  readonly owners!: OwnerInput[];
  /** Urn of the ownership type of owners without one. */
  readonly ownershipTypeUrn?: string | null;
  /** The entities. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
}

/** An owner to remove from an entity. */
@InputType()
export class RemoveOwnerInput {
  /** Urn of the user or group. */
  readonly ownerUrn!: string;
  /** Urn of the ownership type to remove; all types when absent. */
  readonly ownershipTypeUrn?: string | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}

/** Owners to remove from several entities. */
@InputType()
export class BatchRemoveOwnersInput {
  /** Urns of the users and groups. */
  readonly ownerUrns!: string[];
  /** Urn of the ownership type to remove; all types when absent. */
  readonly ownershipTypeUrn?: string | null;
  /** The entities. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
}
