import { firstShown } from '../../design/entity-name.js';
import { wordsOf } from '../../design/format.js';
import { at, isRecord, recordsAt, textAt, textsAt, valueOf } from './json-values.js';
import type { Aspects, JsonRecord } from './stored-entity.js';

/** A link of an entity to another page. */
export interface OutsideLink {
  readonly url: string;
  /** Empty for one that came without a label. */
  readonly label: string;
}

/** An owner, and the urn of the ownership type. */
export interface OwnerFact {
  readonly urn: string;
  readonly type: string;
}

const OWNERSHIP_TYPE = 'urn:li:ownershipType:';

const DESCRIBING = /(properties|info)$/i;

/** Where aspects have their description; a document has its contents there. */
const DESCRIPTIONS = [['description'], ['definition'], ['aboutMe'], ['contents', 'text']] as const;

/** Where aspects name what the entity is in. */
const PARENTS = [
  ['glossaryNodeInfo', 'parentNode'],
  ['glossaryTermInfo', 'parentNode'],
  ['domainProperties', 'parentDomain'],
  ['container', 'container'],
] as const;

/** The description of an entity: the edited one before the ingested one, whatever its aspects are called. */
export function descriptionOf(aspects: Aspects): string {
  const names = [...aspects.keys()].filter((name) => DESCRIBING.test(name));
  const sorted = [...names.filter(isEdited), ...names.filter((name) => !isEdited(name))];
  const found = sorted.flatMap((name) => DESCRIPTIONS.map((path) => textAt(valueOf(aspects, name), ...path)));
  return found.find((text) => text !== '') ?? '';
}

/** The name of an entity by its aspects, for types of which only those are known. */
export function nameOf(aspects: Aspects): string | undefined {
  const names = [...aspects.keys()].filter((name) => DESCRIBING.test(name));
  const found = names.flatMap((name) =>
    ['displayName', 'name', 'title'].map((member) => textAt(valueOf(aspects, name), member)),
  );
  return firstShown(found);
}

/** The urns of the tags. */
export function tagsOf(aspects: Aspects): readonly string[] {
  return recordsAt(valueOf(aspects, 'globalTags'), 'tags').map((one) => textAt(one, 'tag'));
}

/** The urns of the glossary terms. */
export function termsOf(aspects: Aspects): readonly string[] {
  return recordsAt(valueOf(aspects, 'glossaryTerms'), 'terms').map((one) => textAt(one, 'urn'));
}

/** The owners, each with its type once. Old ownerships have the name of a type in place of its urn. */
export function ownersOf(aspects: Aspects): readonly OwnerFact[] {
  const owners = recordsAt(valueOf(aspects, 'ownership'), 'owners').map((owner) => ({
    urn: textAt(owner, 'owner'),
    type: textAt(owner, 'typeUrn') || builtInTypeUrn(textAt(owner, 'type')),
  }));
  return [...new Map(owners.map((owner) => [`${owner.urn} ${owner.type}`, owner])).values()];
}

function builtInTypeUrn(name: string): string {
  return `${OWNERSHIP_TYPE}__system__${name.toLowerCase()}`;
}

/** The words of an ownership type in its urn, if its name is not known. */
export function ownershipTypeText(type: string): string {
  return wordsOf(type.slice(OWNERSHIP_TYPE.length).replace(/^__system__/, ''));
}

/** The urns of the domains. */
export function domainsOf(aspects: Aspects): readonly string[] {
  return textsAt(valueOf(aspects, 'domains'), 'domains');
}

/** The urn of the group of terms, the domain or the container that the entity is in; empty if it is in none. */
export function parentOf(aspects: Aspects): string {
  const texts = PARENTS.map(([name, member]) => textAt(valueOf(aspects, name), member));
  return texts.find((text) => text !== '') ?? '';
}

/** The urn of the platform. */
export function platformOf(aspects: Aspects, keyName: string): string {
  const sources = [valueOf(aspects, 'dataPlatformInstance'), valueOf(aspects, keyName)];
  return sources.map((source) => textAt(source, 'platform')).find((text) => text.startsWith('urn:li:')) ?? '';
}

/** The subtypes, such as `Table`. */
export function subTypesOf(aspects: Aspects): readonly string[] {
  return textsAt(valueOf(aspects, 'subTypes'), 'typeNames');
}

/** Whether the entity is soft-deleted. */
export function isRemoved(aspects: Aspects): boolean {
  return at(valueOf(aspects, 'status'), 'removed') === true;
}

/** The deprecation; undefined if the entity is not deprecated. */
export function deprecationOf(aspects: Aspects): JsonRecord | undefined {
  const value = valueOf(aspects, 'deprecation');
  return at(value, 'deprecated') === true ? value : undefined;
}

/** The links that people added, also those that are not of the web. */
export function addedLinksOf(aspects: Aspects): readonly OutsideLink[] {
  const links = recordsAt(valueOf(aspects, 'institutionalMemory'), 'elements').map((element) => ({
    url: textAt(element, 'url'),
    label: textAt(element, 'description'),
  }));
  return [...new Map(links.map((link) => [`${link.url} ${link.label}`, link])).values()];
}

/** The links that people added, and other ones that came with the metadata. Only those that a browser may follow. */
export function linksOf(aspects: Aspects): readonly OutsideLink[] {
  const added = addedLinksOf(aspects);
  const external = [...aspects.values()].map(({ value }) => textAt(value, 'externalUrl'));
  const others = [...new Set(external)].filter((url) => added.every((link) => link.url !== url));
  return [...added, ...others.map((url) => ({ url, label: '' }))].filter(({ url }) => isAddress(url));
}

/** Names and values of the properties that came with the metadata. */
export function customPropertiesOf(aspects: Aspects): readonly (readonly [name: string, value: string])[] {
  return [...aspects.values()].flatMap(({ value }) => {
    const properties = at(value, 'customProperties');
    const names = isRecord(properties) ? Object.keys(properties) : [];
    return names.map((name) => [name, textAt(properties, name)] as const);
  });
}

/** The names of the aspects that have a member. */
export function aspectsWith(aspects: Aspects, member: string): readonly string[] {
  return [...aspects.keys()].filter((name) => at(valueOf(aspects, name), member) !== undefined);
}

/** Whether a text is an address that a browser may follow: of the web, of files, or of mail. */
export function isAddress(text: string): boolean {
  return /^(https?:\/\/|ftp:\/\/|mailto:)\S+$/i.test(text);
}

function isEdited(name: string): boolean {
  return /editable/i.test(name);
}
