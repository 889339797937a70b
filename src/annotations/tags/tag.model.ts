import { Field, ObjectType } from '@nestjs/graphql';
import { Deprecation } from '../deprecation/index.js';
import { AspectParams, Entity, FieldArgument, RawAspect } from '../../entities/index.js';
import { Ownership } from '../ownership/index.js';

/** What is known of a tag. */
@ObjectType()
export class TagProperties {
  /** Name for people; the id of the tag where none was given. */
  readonly name!: string;
  /** What the tag says of an asset that has it. */
  readonly description?: string | null;
  /** Colour in which the tag is shown, as in `#1890ff`. */
  readonly colorHex?: string | null;
}

/** What people changed of a tag. Nothing is kept here any more. */
@ObjectType()
export class EditableTagProperties {
  /** Name for people. */
  readonly name?: string | null;
  /** What the tag says of an asset that has it. */
  readonly description?: string | null;
}

/** A free label for entities and columns. */
@ObjectType({ implements: () => Entity })
export class Tag extends Entity {
  /** Id of the tag, which is not its name for people. */
  @Field({ deprecationReason: 'Use properties.name.' })
  readonly name!: string;
  /** What is known of the tag; null when it has only a urn. */
  readonly properties?: TagProperties | null;
  /** Always null: see `properties`. */
  @Field(() => EditableTagProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly editableProperties?: EditableTagProperties | null;
  /** Who owns the tag. */
  readonly ownership?: Ownership | null;
  /** Whether the tag should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** What the tag says of an asset that has it. */
  @Field({ deprecationReason: 'Use properties.description.' })
  readonly description?: string | null;
  /** The tag's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
