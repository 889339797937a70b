import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';
import { OwnershipType } from './ownership-type.enum.js';

/** What can own something. */
export enum OwnerEntityType {
  CORP_USER = 'CORP_USER',
  CORP_GROUP = 'CORP_GROUP',
}

registerEnumType(OwnerEntityType, {
  name: 'OwnerEntityType',
  description: 'What can own something.',
  valuesMap: { CORP_USER: { description: 'A user.' }, CORP_GROUP: { description: 'A group of users.' } },
});

/** What every owner that is added says. */
@InputType({ isAbstract: true })
abstract class NewOwnerInput {
  /** Urn of the user or group. */
  readonly ownerUrn!: string;
  /** What the urn names. */
  readonly ownerEntityType!: OwnerEntityType;
  /** Urn of the kind of the ownership; goes before `type`. */
  readonly ownershipTypeUrn?: string | null;
}

/** An owner, and the kind of the ownership. */
@InputType()
export class OwnerInput extends NewOwnerInput {
  /** The built-in kind of the ownership. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipTypeUrn.' })
  readonly type?: OwnershipType | null;
}

/** An owner to add to an entity. */
@InputType()
export class AddOwnerInput extends NewOwnerInput {
  /** The built-in kind of the ownership. */
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
  /** Urn of the kind of the ownership, for owners that do not say it themselves. */
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
  /** Urn of the kind of the ownership that ends; every kind when absent. */
  readonly ownershipTypeUrn?: string | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}

/** Owners to remove from several entities. */
@InputType()
export class BatchRemoveOwnersInput {
  /** Urns of the users and groups. */
  readonly ownerUrns!: string[];
  /** Urn of the kind of the ownership that ends; every kind when absent. */
  readonly ownershipTypeUrn?: string | null;
  /** The entities. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
}
