import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, optional, record, string, urnOf } from '../types.js';
import { MetadataAttribution } from './common.js';

const TagAssociation = record('com.linkedin.common.TagAssociation', {
  tag: urnOf('tag'),
  context: optional(string()),
  attribution: optional(
    searchable(MetadataAttribution, {
      '/actor': { fieldName: 'tagAttributionActors', fieldType: 'URN', queryByDefault: false },
      '/source': { fieldName: 'tagAttributionSources', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'tagAttributionDates', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
});

export const GlobalTags = record('com.linkedin.common.GlobalTags', {
  tags: relationship(
    searchable(array(TagAssociation), {
      '/*/tag': {
        fieldName: 'tags',
        fieldType: 'URN',
        boostScore: 0.5,
        addToFilters: true,
        filterNameOverride: 'Tagged With',
        hasValuesFieldName: 'hasTags',
        queryByDefault: true,
      },
    }),
    { '/*/tag': { name: 'TaggedWith', entityTypes: ['tag'] } },
  ),
});
export const globalTags = aspect('globalTags', GlobalTags);

const TagKey = record('com.linkedin.metadata.key.TagKey', {
  name: searchable(string(), { fieldName: 'id', fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true }),
});
export const tagKey = aspect('tagKey', TagKey);

const TagProperties = record('com.linkedin.tag.TagProperties', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(string()),
  colorHex: optional(string()),
});
export const tagProperties = aspect('tagProperties', TagProperties);
