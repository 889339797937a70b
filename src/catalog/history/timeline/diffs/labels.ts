import { defined } from '../../../../foundation/common/given.js';
import {
  applications,
  businessAttributes,
  dataProductProperties,
  domains,
  globalTags,
  glossaryRelatedTerms,
  glossaryTerms,
  institutionalMemory,
  type MetadataAttribution,
  ownership,
  type StoredOf,
} from '../../../../model/index.js';
import { type AspectDiff, aspectDiff, shortName } from './aspect-diff.js';
import { listEvents, type ListWording } from './list-diff.js';

type StoredTag = StoredOf<typeof globalTags>['tags'][number];
type StoredTerm = StoredOf<typeof glossaryTerms>['terms'][number];
type StoredOwner = StoredOf<typeof ownership>['owners'][number];
type StoredLink = StoredOf<typeof institutionalMemory>['elements'][number];

/** An item of a list that a program attached. */
interface Attributed {
  readonly context?: string;
  readonly attribution?: StoredOf<typeof MetadataAttribution>;
}

/** Wording for tags. */
export const TAG_WORDING: ListWording<StoredTag> = {
  category: 'TAG',
  keyOf: ({ tag }) => tag,
  modifierOf: ({ tag }) => tag,
  parametersOf: (item) => ({ tagUrn: item.tag, context: item.context ?? '{}', sourceDetails: sourceDetails(item) }),
  nameOf: ({ tag }) => `Tag '${shortName(tag)}'`,
};

/** Wording for glossary terms. */
export const TERM_WORDING: ListWording<StoredTerm> = {
  category: 'GLOSSARY_TERM',
  keyOf: ({ urn }) => urn,
  modifierOf: ({ urn }) => urn,
  parametersOf: (item) => ({ termUrn: item.urn, context: item.context ?? '{}', sourceDetails: sourceDetails(item) }),
  nameOf: ({ urn }) => `Term '${shortName(urn)}'`,
};

const OWNER_WORDING: ListWording<StoredOwner> = {
  category: 'OWNERSHIP',
  keyOf: ({ owner, type, typeUrn }) => [owner, type, typeUrn].join('\n'),
  modifierOf: ({ owner }) => owner,
  parametersOf: (item) => ({
    ownerUrn: item.owner,
    ownerType: item.type,
    ...defined({ ownerTypeUrn: item.typeUrn }),
    sourceDetails: sourceDetails(item),
  }),
  nameOf: ({ owner, type }) => `Owner '${shortName(owner)}' (${type})`,
};

const LINK_WORDING: ListWording<StoredLink> = {
  category: 'DOCUMENTATION',
  keyOf: ({ url }) => url,
  modifierOf: ({ url }) => url,
  parametersOf: ({ url, description }) => ({ url, description }),
  nameOf: ({ url, description }) => `Link ${url} (${description})`,
  isModified: (before, after) => before.description !== after.description,
};

const ASSET_WORDING: ListWording<{ readonly destinationUrn: string }> = {
  category: 'ASSET_MEMBERSHIP',
  keyOf: ({ destinationUrn }) => destinationUrn,
  modifierOf: ({ destinationUrn }) => destinationUrn,
  parametersOf: ({ destinationUrn }) => ({ assetUrn: destinationUrn }),
  nameOf: ({ destinationUrn }) => `Asset ${destinationUrn}`,
};

const ATTRIBUTE_WORDING = urnWording('BUSINESS_ATTRIBUTE', 'businessAttributeUrn', 'Business attribute');
const DOMAIN_WORDING = urnWording('DOMAIN', 'domainUrn', 'Domain');
const APPLICATION_WORDING = urnWording('APPLICATION', 'applicationUrn', 'Application');

/** Wordings for terms related to a term. Source of the relationship types: DataHub's timeline. */
const INHERITED_TERM = urnWording('GLOSSARY_TERM', 'termUrn', 'Inherited term', { relationshipType: 'Is A' });
const CONTAINED_TERM = urnWording('GLOSSARY_TERM', 'termUrn', 'Contained term', { relationshipType: 'Has A' });
const VALUE_TERM = urnWording('GLOSSARY_TERM', 'termUrn', 'Value term', { relationshipType: 'Has Value' });
const RELATED_TERM = urnWording('GLOSSARY_TERM', 'termUrn', 'Related term', { relationshipType: 'Is Related To' });

/**
 * Returns the wording for a plain list of urns. `parameter`: name of the parameter that holds the urn; `name`: noun for
 * the item; `more`: parameters of every item.
 */
export function urnWording(
  category: ListWording<string>['category'],
  parameter: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): ListWording<string> {
  return {
    category,
    keyOf: (urn) => urn,
    modifierOf: (urn) => urn,
    parametersOf: (urn) => ({ [parameter]: urn, ...more }),
    nameOf: (urn) => `${name} '${shortName(urn)}'`,
  };
}

/**
 * Diffs of the lists attached to an entity: business attributes, tags, terms, owners, links, assets of a data product,
 * domains, applications and related terms.
 */
export const LABEL_DIFFS: readonly AspectDiff[] = [
  aspectDiff(businessAttributes, ['BUSINESS_ATTRIBUTE'], (pair) =>
    listEvents(ATTRIBUTE_WORDING, attributesIn(pair.before), attributesIn(pair.after), pair),
  ),
  aspectDiff(globalTags, ['TAG'], (pair) => listEvents(TAG_WORDING, pair.before?.tags, pair.after.tags, pair)),
  aspectDiff(glossaryTerms, ['GLOSSARY_TERM'], (pair) =>
    listEvents(TERM_WORDING, pair.before?.terms, pair.after.terms, pair),
  ),
  aspectDiff(ownership, ['OWNERSHIP'], (pair) =>
    listEvents(OWNER_WORDING, pair.before?.owners, pair.after.owners, pair),
  ),
  aspectDiff(institutionalMemory, ['DOCUMENTATION'], (pair) =>
    listEvents(LINK_WORDING, pair.before?.elements, pair.after.elements, pair),
  ),
  aspectDiff(dataProductProperties, ['ASSET_MEMBERSHIP'], (pair) =>
    listEvents(ASSET_WORDING, pair.before?.assets, pair.after.assets, pair),
  ),
  aspectDiff(domains, ['DOMAIN'], (pair) => listEvents(DOMAIN_WORDING, pair.before?.domains, pair.after.domains, pair)),
  aspectDiff(applications, ['APPLICATION'], (pair) =>
    listEvents(APPLICATION_WORDING, pair.before?.applications, pair.after.applications, pair),
  ),
  aspectDiff(glossaryRelatedTerms, ['GLOSSARY_TERM'], (pair) => [
    ...listEvents(INHERITED_TERM, pair.before?.isRelatedTerms, pair.after.isRelatedTerms, pair),
    ...listEvents(CONTAINED_TERM, pair.before?.hasRelatedTerms, pair.after.hasRelatedTerms, pair),
    ...listEvents(VALUE_TERM, pair.before?.values, pair.after.values, pair),
    ...listEvents(RELATED_TERM, pair.before?.relatedTerms, pair.after.relatedTerms, pair),
  ]),
];

/** Returns the source details of an item as JSON text. */
function sourceDetails({ attribution }: Attributed): string {
  return JSON.stringify(attribution?.sourceDetail ?? {});
}

function attributesIn(value: StoredOf<typeof businessAttributes> | undefined): readonly string[] {
  const assigned = value?.businessAttribute;
  return assigned === undefined ? [] : [assigned.businessAttributeUrn];
}
