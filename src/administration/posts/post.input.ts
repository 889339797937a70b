import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, Matches, ValidateNested } from 'class-validator';
import { AndFilterInput } from '../../discovery/index.js';
import { IsSafeLink, SubResourceType } from '../../entities/index.js';
import { MediaType, PostContentType, PostType } from './post.model.js';

/** Selection of posts to list. */
@InputType()
export class ListPostsInput {
  /** Number of posts to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of posts to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all posts when absent or empty. */
  readonly query?: string | null;
  /** Urn of an entity that posts target; its posts match as well as those that match `orFilters`. */
  readonly resourceUrn?: string | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** Media of a post. */
@InputType()
export class UpdateMediaInput {
  /** Type of the media. */
  @Field(() => MediaType)
  readonly type!: MediaType;
  /** URL of the media. */
  readonly location!: string;
}

/** The new content of a post. */
@InputType()
export class UpdatePostContentInput {
  /** Type of the content. */
  @Field(() => PostContentType)
  readonly contentType!: PostContentType;
  /** Title of the post. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly title!: string;
  /** The text. */
  readonly description?: string | null;
  /** URL that the post links to. */
  @IsOptional()
  @IsSafeLink()
  readonly link?: string | null;
  /** Media shown with the post. */
  readonly media?: UpdateMediaInput | null;
}

/** A post to create. */
@InputType()
export class CreatePostInput {
  /** Place where the post appears. */
  @Field(() => PostType)
  readonly postType!: PostType;
  /** Content of the post. */
  @ValidateNested()
  @Type(() => UpdatePostContentInput)
  readonly content!: UpdatePostContentInput;
  /** Urn of the entity that the post targets. */
  readonly resourceUrn?: string | null;
  /** Type of the sub-resource; required with `subResource`. */
  @Field(() => SubResourceType, { nullable: true })
  readonly subResourceType?: SubResourceType | null;
  /** The sub-resource, such as the path of a column of a dataset; the entity itself when absent. */
  readonly subResource?: string | null;
}

/** Changes of a post. */
@InputType()
export class UpdatePostInput {
  /** Urn of the post. */
  readonly urn!: string;
  /** Place where the post appears. */
  @Field(() => PostType)
  readonly postType!: PostType;
  /** Content of the post. */
  @ValidateNested()
  @Type(() => UpdatePostContentInput)
  readonly content!: UpdatePostContentInput;
}
