import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AuditStamp, Entity, type EntityRef, Page } from '../../entities/index.js';

/** Place where a post appears. */
export enum PostType {
  HOME_PAGE_ANNOUNCEMENT = 'HOME_PAGE_ANNOUNCEMENT',
  ENTITY_ANNOUNCEMENT = 'ENTITY_ANNOUNCEMENT',
}

registerEnumType(PostType, {
  name: 'PostType',
  description: 'Place where a post appears.',
  valuesMap: {
    HOME_PAGE_ANNOUNCEMENT: { description: 'On the home page.' },
    ENTITY_ANNOUNCEMENT: { description: 'On the page of an entity.' },
  },
});

/** Type of the content of a post. */
export enum PostContentType {
  TEXT = 'TEXT',
  LINK = 'LINK',
}

registerEnumType(PostContentType, {
  name: 'PostContentType',
  description: 'Type of the content of a post.',
  valuesMap: { TEXT: { description: 'Text.' }, LINK: { description: 'A link.' } },
});

/** Type of media. */
export enum MediaType {
  IMAGE = 'IMAGE',
}

registerEnumType(MediaType, {
  name: 'MediaType',
  description: 'Type of media.',
  valuesMap: { IMAGE: { description: 'An image.' } },
});

/** Media of a post. */
@ObjectType()
export class Media {
  /** Type of the media. */
  @Field(() => MediaType)
  readonly type!: MediaType;
  /** URL of the media. */
  readonly location!: string;
}

/** Content of a post. */
@ObjectType()
export class PostContent {
  /** Type of the content. */
  @Field(() => PostContentType)
  readonly contentType!: PostContentType;
  /** Title of the post. */
  readonly title!: string;
  /** The text. */
  readonly description?: string | null;
  /** URL that the post links to. */
  readonly link?: string | null;
  /** Media shown with the post. */
  readonly media?: Media | null;
}

/** An announcement. */
@ObjectType({ implements: () => Entity })
export class Post extends Entity {
  /** Place where the post appears. */
  @Field(() => PostType)
  readonly postType!: PostType;
  /** Content of the post. */
  readonly content!: PostContent;
  /** Time and actor of the last change. */
  readonly lastModified!: AuditStamp;
}

/** A page of posts. */
@ObjectType()
export class ListPostsResult extends Page {
  /** The posts of this page. */
  @Field(() => [Post])
  readonly posts!: EntityRef[];
}
