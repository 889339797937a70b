import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, optional, record, string, urn, urnOf } from '../types.js';
import { AuditStamp, MetadataAttribution } from './common.js';

const GlossaryTermAssociation = record('com.linkedin.common.GlossaryTermAssociation', {
  urn: relationship(
    searchable(urnOf('glossaryTerm'), {
      fieldName: 'glossaryTerms',
      fieldType: 'URN',
      hasValuesFieldName: 'hasGlossaryTerms',
      addToFilters: true,
      filterNameOverride: 'Glossary Term',
      includeSystemModifiedAt: true,
      systemModifiedAtFieldName: 'termsModifiedAt',
    }),
    { name: 'TermedWith', entityTypes: ['glossaryTerm'] },
  ),
  actor: optional(urn()),
  context: optional(string()),
  attribution: optional(
    searchable(MetadataAttribution, {
      '/actor': { fieldName: 'termAttributionActors', fieldType: 'URN', queryByDefault: false },
      '/source': { fieldName: 'termAttributionSources', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'termAttributionDates', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
});

export const GlossaryTerms = record('com.linkedin.common.GlossaryTerms', {
  terms: array(GlossaryTermAssociation),
  auditStamp: AuditStamp,
});
export const glossaryTerms = aspect('glossaryTerms', GlossaryTerms);
