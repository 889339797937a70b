/** Categories of changes, named as those of DataHub's platform events, by the aspects that they concern. */
const CATEGORIES: Readonly<Record<string, string>> = {
  datasetProperties: 'DOCUMENTATION',
  documentation: 'DOCUMENTATION',
  editableDatasetProperties: 'DOCUMENTATION',
  institutionalMemory: 'DOCUMENTATION',
  deprecation: 'DEPRECATION',
  domains: 'DOMAIN',
  glossaryTermInfo: 'GLOSSARY_TERM',
  glossaryTerms: 'GLOSSARY_TERM',
  globalTags: 'TAG',
  incidentInfo: 'INCIDENT',
  ownership: 'OWNER',
  assertionRunEvent: 'RUN',
  dataProcessInstanceRunEvent: 'RUN',
  editableSchemaMetadata: 'TECHNICAL_SCHEMA',
  schemaMetadata: 'TECHNICAL_SCHEMA',
  status: 'LIFECYCLE',
  structuredProperties: 'STRUCTURED_PROPERTY',
};

/** The category of changes of an aspect; undefined if it has none. A change of a key aspect is one of the lifecycle. */
export function changeCategory(aspectName: string, isKey: boolean): string | undefined {
  return isKey ? 'LIFECYCLE' : CATEGORIES[aspectName];
}
