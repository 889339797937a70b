import { aspectField, idField, mapping } from '../../entities/index.js';
import { tagProperties } from '../../model/index.js';
import { Tag } from './tag.model.js';

/** How GraphQL shows a tag. */
export const TAG = mapping(Tag, 'tag', {
  name: idField,
  properties: aspectField(tagProperties),
  description: aspectField(tagProperties, ({ description }) => description ?? null),
});
