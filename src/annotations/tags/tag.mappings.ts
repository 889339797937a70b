import { aspectField, idField, mapping } from '../../entities/index.js';
import { tagProperties } from '../../model/index.js';
import { Tag } from './tag.model.js';

/** How a tag appears in GraphQL. */
export const TAG = mapping(Tag, 'tag', {
  name: idField,
  properties: aspectField(tagProperties),
  description: aspectField(tagProperties, ({ description }) => description ?? null),
});
