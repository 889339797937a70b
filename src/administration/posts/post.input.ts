import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { AndFilterInput } from '../../discovery/index.js';
import { SubResourceType } from '../../entities/index.js';
import { MediaType, PostContentType, PostType } from './post.model.js';

/** Which posts to list. */
@InputType()
export class ListPostsInput {
  /** How many posts to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many posts to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all posts when absent or empty. */
  readonly query?: string | null;
  /** Urn of the entity that the posts are about; any when absent. */
  readonly resourceUrn?: string | null;
  /** Groups of conditions, of which one group must hold. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** A picture or the like. */
@InputType()
export class UpdateMediaInput {
  /** Kind of it. */
  @Field(() => MediaType)
  readonly type!: MediaType;
  /** Address of it. */
  readonly location!: string;
}

/** What a post is to say. */
@InputType()
export class UpdatePostContentInput {
  /** What it holds. */
  @Field(() => PostContentType)
  readonly contentType!: PostContentType;
  /** Title of the post. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly title!: string;
  /** The text. */
  readonly description?: string | null;
  /** Address that the post leads to. */
  readonly link?: string | null;
  /** A picture. */
  readonly media?: UpdateMediaInput | null;
}

/** A post to write. */
@InputType()
export class CreatePostInput {
  /** Where it is shown. */
  @Field(() => PostType)
  readonly postType!: PostType;
  /** What it says. */
  @ValidateNested()
  @Type(() => UpdatePostContentInput)
  readonly content!: UpdatePostContentInput;
  /** Urn of the entity that it is about. */
  readonly resourceUrn?: string | null;
  /** Kind of the part that it is about; goes with `subResource`. */
  @Field(() => SubResourceType, { nullable: true })
  readonly subResourceType?: SubResourceType | null;
  /** The part: for a dataset the path of a column. The entity itself when absent. */
  readonly subResource?: string | null;
}

/** What a post is to be. */
@InputType()
export class UpdatePostInput {
  /** Urn of the post. */
  readonly urn!: string;
  /** Where it is shown. */
  @Field(() => PostType)
  readonly postType!: PostType;
  /** What it says. */
  @ValidateNested()
  @Type(() => UpdatePostContentInput)
  readonly content!: UpdatePostContentInput;
}
