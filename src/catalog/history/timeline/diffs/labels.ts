import type { JsonObject } from '../../../../foundation/common/json.js';
import type { ChangeEvent } from '../change.js';
import {
  type AspectDiff,
  given,
  objectAt,
  objectsAt,
  shortName,
  textAt,
  textsAt,
  type ValuePair,
} from './aspect-diff.js';
import { listEvents, type ListWording } from './list-diff.js';

/** How tags are told about. */
export const TAG_WORDING: ListWording<JsonObject> = {
  category: 'TAG',
  keyOf: (item) => textAt(item, 'tag') ?? '',
  modifierOf: (item) => textAt(item, 'tag') ?? '',
  parametersOf: (item) => given({ tagUrn: textAt(item, 'tag'), ...contextOf(item) }),
  nameOf: (item) => `Tag '${shortName(textAt(item, 'tag') ?? '')}'`,
};

/** In what circumstances an item was attached, and by what, as JSON texts. */
function contextOf(item: JsonObject): Readonly<Record<string, string>> {
  return {
    context: textAt(item, 'context') ?? '{}',
    sourceDetails: JSON.stringify(objectAt(objectAt(item, 'attribution'), 'sourceDetail') ?? {}),
  };
}

/** How glossary terms are told about. */
export const TERM_WORDING: ListWording<JsonObject> = {
  category: 'GLOSSARY_TERM',
  keyOf: (item) => textAt(item, 'urn') ?? '',
  modifierOf: (item) => textAt(item, 'urn') ?? '',
  parametersOf: (item) => given({ termUrn: textAt(item, 'urn'), ...contextOf(item) }),
  nameOf: (item) => `Term '${shortName(textAt(item, 'urn') ?? '')}'`,
};

const OWNER_WORDING: ListWording<JsonObject> = {
  category: 'OWNERSHIP',
  keyOf: (item) => [textAt(item, 'owner'), textAt(item, 'type'), textAt(item, 'typeUrn')].join('\n'),
  modifierOf: (item) => textAt(item, 'owner') ?? '',
  parametersOf: (item) =>
    given({
      ownerUrn: textAt(item, 'owner'),
      ownerType: textAt(item, 'type'),
      ownerTypeUrn: textAt(item, 'typeUrn'),
      sourceDetails: JSON.stringify(objectAt(objectAt(item, 'attribution'), 'sourceDetail') ?? {}),
    }),
  nameOf: (item) => `Owner '${shortName(textAt(item, 'owner') ?? '')}' (${textAt(item, 'type') ?? 'NONE'})`,
};

const LINK_WORDING: ListWording<JsonObject> = {
  category: 'DOCUMENTATION',
  keyOf: (item) => textAt(item, 'url') ?? '',
  modifierOf: (item) => textAt(item, 'url') ?? '',
  parametersOf: (item) => given({ url: textAt(item, 'url'), description: textAt(item, 'description') }),
  nameOf: (item) => `Link ${textAt(item, 'url') ?? ''} (${textAt(item, 'description') ?? ''})`,
};

const ASSET_WORDING: ListWording<JsonObject> = {
  category: 'ASSET_MEMBERSHIP',
  keyOf: (item) => textAt(item, 'destinationUrn') ?? '',
  modifierOf: (item) => textAt(item, 'destinationUrn') ?? '',
  parametersOf: (item) => given({ assetUrn: textAt(item, 'destinationUrn') }),
  nameOf: (item) => `Asset ${textAt(item, 'destinationUrn') ?? ''}`,
};

const ATTRIBUTE_WORDING: ListWording<JsonObject> = {
  category: 'BUSINESS_ATTRIBUTE',
  keyOf: (item) => textAt(item, 'businessAttributeUrn') ?? '',
  modifierOf: (item) => textAt(item, 'businessAttributeUrn') ?? '',
  parametersOf: (item) => given({ businessAttributeUrn: textAt(item, 'businessAttributeUrn') }),
  nameOf: (item) => `Business attribute '${shortName(textAt(item, 'businessAttributeUrn') ?? '')}'`,
};

/** The one business attribute of a column. */
const BUSINESS_ATTRIBUTE: AspectDiff = {
  aspectName: 'businessAttributes',
  categories: ['BUSINESS_ATTRIBUTE'],
  eventsOf(pair) {
    const itemIn = (value: JsonObject | undefined): readonly JsonObject[] => {
      const found = objectAt(value, 'businessAttribute');
      return found === undefined ? [] : [found];
    };
    return listEvents(ATTRIBUTE_WORDING, itemIn(pair.before), itemIn(pair.after), pair);
  },
};

/**
 * How a plain list of urns is told about; `parameter` holds the urn, `name` says what it is; `more` are parameters of
 * all of them.
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

/** Terms related to a term. Source of the relationship's name: DataHub's timeline. */
function relatedWording(name: string, relationshipType: string): ListWording<string> {
  return urnWording('GLOSSARY_TERM', 'termUrn', name, { relationshipType });
}

function objectList(aspectName: string, member: string, wording: ListWording<JsonObject>): AspectDiff {
  return {
    aspectName,
    categories: [wording.category],
    eventsOf: (pair) => listEvents(wording, objectsAt(pair.before, member), objectsAt(pair.after, member), pair),
  };
}

function urnLists(aspectName: string, wordings: Readonly<Record<string, ListWording<string>>>): AspectDiff {
  const eventsOf = (pair: ValuePair): readonly ChangeEvent[] =>
    Object.entries(wordings).flatMap(([member, wording]) =>
      listEvents(wording, textsAt(pair.before, member), textsAt(pair.after, member), pair),
    );
  return { aspectName, categories: Object.values(wordings).map(({ category }) => category), eventsOf };
}

/**
 * What is attached to an entity in lists: business attributes, tags, terms, owners, links, domains, applications,
 * assets of a data product, related terms.
 */
export const LABEL_DIFFS: readonly AspectDiff[] = [
  BUSINESS_ATTRIBUTE,
  objectList('globalTags', 'tags', TAG_WORDING),
  objectList('glossaryTerms', 'terms', TERM_WORDING),
  objectList('ownership', 'owners', OWNER_WORDING),
  objectList('institutionalMemory', 'elements', LINK_WORDING),
  objectList('dataProductProperties', 'assets', ASSET_WORDING),
  urnLists('domains', { domains: urnWording('DOMAIN', 'domainUrn', 'Domain') }),
  urnLists('applications', { applications: urnWording('APPLICATION', 'applicationUrn', 'Application') }),
  urnLists('glossaryRelatedTerms', {
    isRelatedTerms: relatedWording('Inherited term', 'Is A'),
    hasRelatedTerms: relatedWording('Contained term', 'Has A'),
    values: relatedWording('Value term', 'Has Value'),
    relatedTerms: relatedWording('Related term', 'Is Related To'),
  }),
];
