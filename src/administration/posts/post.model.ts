import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AuditStamp, Entity, type EntityRef } from '../../entities/index.js';

/** Where a post is shown. */
export enum PostType {
  HOME_PAGE_ANNOUNCEMENT = 'HOME_PAGE_ANNOUNCEMENT',
  ENTITY_ANNOUNCEMENT = 'ENTITY_ANNOUNCEMENT',
}

registerEnumType(PostType, {
  name: 'PostType',
  description: 'Where a post is shown.',
  valuesMap: {
    HOME_PAGE_ANNOUNCEMENT: { description: 'On the home page.' },
    ENTITY_ANNOUNCEMENT: { description: 'Beside an entity.' },
  },
});

/** What a post holds. */
export enum PostContentType {
  TEXT = 'TEXT',
  LINK = 'LINK',
}

registerEnumType(PostContentType, {
  name: 'PostContentType',
  description: 'What a post holds.',
  valuesMap: { TEXT: { description: 'A text.' }, LINK: { description: 'A link.' } },
});

/** Kinds of media. */
export enum MediaType {
  IMAGE = 'IMAGE',
}

registerEnumType(MediaType, {
  name: 'MediaType',
  description: 'Kinds of media.',
  valuesMap: { IMAGE: { description: 'A picture.' } },
});

/** A picture or the like. */
@ObjectType()
export class Media {
  /** Kind of it. */
  @Field(() => MediaType)
  readonly type!: MediaType;
  /** Address of it. */
  readonly location!: string;
}

/** What a post says. */
@ObjectType()
export class PostContent {
  /** What it holds. */
  @Field(() => PostContentType)
  readonly contentType!: PostContentType;
  /** Title of the post. */
  readonly title!: string;
  /** The text. */
  readonly description?: string | null;
  /** Address that the post leads to. */
  readonly link?: string | null;
  /** A picture. */
  readonly media?: Media | null;
}

/** An announcement. */
@ObjectType({ implements: () => Entity })
export class Post extends Entity {
  /** Where the post is shown. */
  @Field(() => PostType)
  readonly postType!: PostType;
  /** What the post says. */
  readonly content!: PostContent;
  /** When the post was changed last, and by whom. */
  readonly lastModified!: AuditStamp;
}

/** A page of posts. */
@ObjectType()
export class ListPostsResult {
  /** How many posts were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many posts were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many posts there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The posts. */
  @Field(() => [Post])
  readonly posts!: EntityRef[];
}
