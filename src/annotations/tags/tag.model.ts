import { Field, ObjectType } from '@nestjs/graphql';
import { Deprecation } from '../deprecation/index.js';
import { AspectParams, Entity, FieldArgument, RawAspect } from '../../entities/index.js';
import { Ownership } from '../ownership/index.js';

/** Properties of a tag. */
@ObjectType()
export class TagProperties {
  /** Display name; the id if the tag has no name. */
  readonly name!: string;
  /** Description of the tag. */
  readonly description?: string | null;
  /** Display colour of the tag, such as `#1890ff`. */
  readonly colorHex?: string | null;
}

/** Edited properties of a tag. No longer stored. */
@ObjectType()
export class EditableTagProperties {
  /** Display name. */
  readonly name?: string | null;
  /** Description of the tag. */
  readonly description?: string | null;
}

/** A label for entities and columns. */
@ObjectType({ implements: () => Entity })
export class Tag extends Entity {
  /** Id of the tag, which may differ from its display name. */
  @Field({ deprecationReason: 'Use properties.name.' })
  readonly name!: string;
  /** Properties of the tag; null if none are stored. */
  readonly properties?: TagProperties | null;
  /** Always null; use `properties`. */
  @Field(() => EditableTagProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly editableProperties?: EditableTagProperties | null;
  /** Owners of the tag. */
  readonly ownership?: Ownership | null;
  /** Whether the tag is deprecated. */
  readonly deprecation?: Deprecation | null;
  /** Description of the tag. */
  @Field({ deprecationReason: 'Use properties.description.' })
  readonly description?: string | null;
  /** Stored aspects of the tag. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
