import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, map, optional, record, string, url, urn } from '../types.js';
import { Edge } from './common.js';

const ApplicationKey = record('com.linkedin.application.ApplicationKey', {
  id: string(),
});
export const applicationKey = aspect('applicationKey', ApplicationKey);

const ApplicationLineage = record('com.linkedin.application.ApplicationLineage', {
  inputEdges: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': { fieldName: 'inputEdges', fieldType: 'URN', queryByDefault: false },
      }),
      {
        '/*/destinationUrn': {
          name: 'Consumes',
          entityTypes: ['api', 'dataset'],
          isLineage: true,
          createdOn: 'inputEdges/*/created/time',
          createdActor: 'inputEdges/*/created/actor',
          updatedOn: 'inputEdges/*/lastModified/time',
          updatedActor: 'inputEdges/*/lastModified/actor',
          properties: 'inputEdges/*/properties',
        },
      },
    ),
  ),
  outputEdges: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': { fieldName: 'outputEdges', fieldType: 'URN', queryByDefault: false },
      }),
      {
        '/*/destinationUrn': {
          name: 'Produces',
          entityTypes: ['api', 'dataset'],
          isLineage: true,
          isUpstream: false,
          createdOn: 'outputEdges/*/created/time',
          createdActor: 'outputEdges/*/created/actor',
          updatedOn: 'outputEdges/*/lastModified/time',
          updatedActor: 'outputEdges/*/lastModified/actor',
          properties: 'outputEdges/*/properties',
        },
      },
    ),
  ),
});
export const applicationLineage = aspect('applicationLineage', ApplicationLineage);

const ApplicationProperties = record('com.linkedin.application.ApplicationProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: optional(
    searchable(string(), {
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
    }),
  ),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  parentApplication: optional(
    relationship(searchable(urn(), { fieldName: 'parentApplication', fieldType: 'URN', queryByDefault: false }), {
      name: 'ApplicationPartOf',
      entityTypes: ['application'],
    }),
  ),
});
export const applicationProperties = aspect('applicationProperties', ApplicationProperties, { schemaVersion: 2 });

const Applications = record('com.linkedin.application.Applications', {
  applications: relationship(
    searchable(array(urn()), {
      '/*': {
        fieldName: 'applications',
        fieldType: 'URN',
        addToFilters: true,
        filterNameOverride: 'Application',
        hasValuesFieldName: 'hasApplication',
      },
    }),
    { '/*': { name: 'AssociatedWith', entityTypes: ['application'] } },
  ),
});
export const applications = aspect('applications', Applications);
