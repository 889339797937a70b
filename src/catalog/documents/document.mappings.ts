import { instancePlatform } from '../assets/assets/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityLoader,
  type EntityRef,
  enumValue,
  mapping,
  refTo,
  viewableParentsOf,
} from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { documentInfo, documentSettings, subTypes, type ValueOf } from '../../model/index.js';
import { type DocumentRelatedAsset, DocumentSourceType, DocumentState } from './document-info.model.js';
import { Document } from './document.model.js';

type InfoValue = ValueOf<typeof documentInfo>;

/** Platform of documents that are written in this service. */
const OWN_PLATFORM = 'urn:li:dataPlatform:datahub';

const info: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, documentInfo);
  if (value === undefined) return null;
  return {
    ...value,
    source: sourceOf(value),
    status: { state: enumValue(DocumentState, value.status.state, DocumentState.UNPUBLISHED) },
    created: resolvedAuditStamp(value.created),
    lastModified: resolvedAuditStamp(value.lastModified),
    relatedAssets: relatedAssetsOf(value, entities),
    relatedDocuments: value.relatedDocuments?.map(linkTo) ?? null,
    parentDocument: value.parentDocument === undefined ? null : linkTo(value.parentDocument),
    customProperties: customProperties(value.customProperties, urn),
  };
};

/** Resolves the ancestors of a document, nearest first, up to the first that the actor may not view. */
const parentDocuments: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = async (of: string) => (await entities.value(of, documentInfo))?.parentDocument?.document;
  const parents = await viewableParentsOf(urn, parentOf, (parent) => entities.canView(parent), entities.parentDepth);
  return { count: parents.length, documents: parents.map(documentRef) };
};

/** The GraphQL mapping of documents. */
export const DOCUMENT = mapping(Document, 'document', {
  info,
  settings: aspectField(documentSettings),
  subType: aspectField(subTypes, ({ typeNames }) => typeNames[0] ?? null),
  platform: instancePlatform(() => OWN_PLATFORM),
  parentDocuments,
});

function documentRef(urn: string): EntityRef {
  return refTo(Document.name, urn);
}

function linkTo({ document }: { readonly document: string }): { readonly document: EntityRef } {
  return { document: documentRef(document) };
}

function sourceOf({ source }: InfoValue): object | null {
  if (source === undefined) return null;
  return { ...source, sourceType: enumValue(DocumentSourceType, source.sourceType, DocumentSourceType.NATIVE) };
}

/** Returns the related assets; omits assets whose entity type has no GraphQL type. */
function relatedAssetsOf({ relatedAssets }: InfoValue, entities: EntityLoader): DocumentRelatedAsset[] | null {
  const refs = relatedAssets?.map(({ asset }) => entities.ref(asset));
  return refs?.flatMap((asset) => (asset === null ? [] : [{ asset }])) ?? null;
}
