import { instancePlatform } from '../assets/assets/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  enumValue,
  type GraphqlContext,
  refTo,
} from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';

/** Platform of documents that are written here. */
const OWN_PLATFORM = 'urn:li:dataPlatform:datahub';

const ASPECT = 'documentInfo';

interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

interface StoredInfo {
  readonly source?: { readonly sourceType: string };
  readonly status: { readonly state: string };
  readonly created: StoredStamp;
  readonly lastModified: StoredStamp;
  readonly relatedAssets?: readonly { readonly asset: string }[];
  readonly relatedDocuments?: readonly { readonly document: string }[];
  readonly parentDocument?: { readonly document: string };
  readonly customProperties?: Readonly<Record<string, string>>;
}

const info = aspectField<StoredInfo>(ASPECT, (stored, { urn }) => ({
  ...stored,
  source: sourceOf(stored),
  status: { state: enumValue(DocumentState, stored.status.state, DocumentState.UNPUBLISHED) },
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
  relatedDocuments: stored.relatedDocuments?.map(linkTo) ?? null,
  parentDocument: stored.parentDocument === undefined ? null : linkTo(stored.parentDocument),
  customProperties: customProperties(stored.customProperties, urn),
}));

/** The documents around a document; none when the caller may not view the nearest. */
const parentDocuments: EntityFieldResolver = async ({ urn }, _args, context) => {
  const documents: string[] = [];
  let next = await parentOf(urn, context);
  if (next !== undefined && !(await context.entities.canView(next))) next = undefined;
  while (next !== undefined && documents.length < context.entities.parentDepth && !documents.includes(next)) {
    documents.push(next);
    next = await parentOf(next, context);
  }
  return { count: documents.length, documents: documents.map(documentRef) };
};

/** How a document shows in GraphQL. */
export const DOCUMENT: EntityMapping = {
  entityType: 'document',
  typeName: 'Document',
  fields: {
    info,
    settings: aspectField('documentSettings'),
    subType: aspectField<{ readonly typeNames?: readonly string[] }>(
      'subTypes',
      ({ typeNames }) => typeNames?.[0] ?? null,
    ),
    platform: instancePlatform(() => OWN_PLATFORM),
    parentDocuments,
  },
};

/**
 * The field `relatedAssets` of what is known of a document: assets of kinds that GraphQL does not know are left out.
 */
export const relatedAssets: EntityFieldResolver = (source, _args, { entities }) =>
  (source as unknown as StoredInfo).relatedAssets?.flatMap(({ asset }) => {
    const ref = entities.ref(asset);
    return ref === null ? [] : [{ asset: ref }];
  }) ?? null;

function documentRef(urn: string): EntityRef {
  return refTo('Document', urn);
}

function linkTo({ document }: { readonly document: string }): { readonly document: EntityRef } {
  return { document: documentRef(document) };
}

function sourceOf({ source }: StoredInfo): object | null {
  if (source === undefined) return null;
  return { ...source, sourceType: enumValue(DocumentSourceType, source.sourceType, DocumentSourceType.NATIVE) };
}

async function parentOf(urn: string, { entities }: GraphqlContext): Promise<string | undefined> {
  return ((await entities.value(urn, ASPECT)) as StoredInfo | undefined)?.parentDocument?.document;
}
