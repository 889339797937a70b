import { aspectField, enumValue, mapping } from '../../entities/index.js';
import { postInfo, type StoredOf } from '../../model/index.js';
import { MediaType, Post, type PostContent, PostContentType, PostType } from './post.model.js';

/** How a post appears in GraphQL. */
export const POST = mapping(Post, 'post', {
  postType: aspectField(postInfo, ({ type }) => enumValue(PostType, type)),
  content: aspectField(postInfo, ({ content }) => toContent(content)),
  lastModified: aspectField(
    postInfo,
    ({ auditStamp, lastModified }) => auditStamp ?? { time: lastModified, actor: null },
  ),
});

function toContent({ type, media, ...texts }: StoredOf<typeof postInfo>['content']): PostContent {
  const mediaType = enumValue(MediaType, media?.type);
  return {
    ...texts,
    contentType: enumValue(PostContentType, type) ?? PostContentType.TEXT,
    media: media === undefined || mediaType === null ? null : { type: mediaType, location: media.location },
  };
}
