import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { deprecated, enumeration, long, optional, record, string, url, urn } from '../types.js';
import { AuditStamp } from './common.js';

const MediaType = enumeration('com.linkedin.common.MediaType', ['IMAGE']);

const Media = record('com.linkedin.common.Media', {
  type: MediaType,
  location: url(),
});

const PostKey = record('com.linkedin.metadata.key.PostKey', {
  id: string(),
});
export const postKey = aspect('postKey', PostKey);

const PostContentType = enumeration('com.linkedin.post.PostContentType', ['TEXT', 'LINK']);

const PostContent = record('com.linkedin.post.PostContent', {
  title: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  type: PostContentType,
  description: optional(string()),
  link: optional(url()),
  media: optional(Media),
});

const PostType = enumeration('com.linkedin.post.PostType', ['HOME_PAGE_ANNOUNCEMENT', 'ENTITY_ANNOUNCEMENT']);

const PostInfo = record('com.linkedin.post.PostInfo', {
  type: searchable(PostType),
  content: PostContent,
  created: deprecated(searchable(long(), { fieldType: 'COUNT' })),
  lastModified: deprecated(searchable(long(), { fieldType: 'COUNT' })),
  auditStamp: optional(deprecated(searchable(AuditStamp, { '/time': { fieldName: 'created', fieldType: 'COUNT' } }))),
  target: optional(
    relationship(searchable(urn()), {
      name: 'PostTarget',
      entityTypes: [
        'dataset',
        'schemaField',
        'chart',
        'container',
        'dashboard',
        'dataFlow',
        'dataJob',
        'dataProduct',
        'glossaryTerm',
        'glossaryNode',
        'mlModel',
        'mlFeature',
        'notebook',
        'mlFeatureTable',
        'mlPrimaryKey',
        'mlModelGroup',
        'domain',
      ],
    }),
  ),
});
export const postInfo = aspect('postInfo', PostInfo);
