import { aspectField, type EntityMapping, enumValue } from '../../entities/index.js';
import { MediaType, PostContentType, PostType } from './post.model.js';

/** Aspect that holds a post. */
export const POST_ASPECT = 'postInfo';

interface StoredPost {
  readonly type: string;
  readonly content: {
    readonly title: string;
    readonly type: string;
    readonly description?: string;
    readonly link?: string;
    readonly media?: { readonly type: string; readonly location: string };
  };
  readonly lastModified: number;
  readonly auditStamp?: { readonly time: number; readonly actor: string };
}

/** How a post shows in GraphQL. */
export const POST: EntityMapping = {
  entityType: 'post',
  typeName: 'Post',
  fields: {
    postType: aspectField<StoredPost>(POST_ASPECT, ({ type }) => enumValue(PostType, type)),
    content: aspectField<StoredPost>(POST_ASPECT, ({ content }) => {
      const { type, media, ...texts } = content;
      const mediaType = enumValue(MediaType, media?.type);
      return {
        ...texts,
        contentType: enumValue(PostContentType, type, PostContentType.TEXT),
        media: media === undefined || mediaType === null ? null : { type: mediaType, location: media.location },
      };
    }),
    lastModified: aspectField<StoredPost>(
      POST_ASPECT,
      ({ auditStamp, lastModified }) => auditStamp ?? { time: lastModified, actor: null },
    ),
  },
};
