import { typeOfUrn } from '../../design/entity-name.js';

/** The facet of search that finds what an entity of a type is put on. */
const FIELDS: Readonly<Record<string, string>> = {
  application: 'applications',
  container: 'container',
  corpGroup: 'owners',
  corpuser: 'owners',
  dataPlatform: 'platform',
  domain: 'domains',
  glossaryTerm: 'glossaryTerms',
  tag: 'tags',
};

/** The search for the entities that have a tag, term, owner, domain and the like; undefined for other types. */
export function usesOf(urn: string): string | undefined {
  const field = FIELDS[typeOfUrn(urn)];
  return field === undefined ? undefined : `/search?${new URLSearchParams({ [`filter.${field}`]: urn }).toString()}`;
}
