import { entityPath, firstShown, typeOfUrn, urnText } from '../../../design/entity-name.js';
import { wordsOf } from '../../../design/format.js';

/** What is wrong with an entity of a lineage graph, if something is. */
export type EntityState = 'deprecated' | 'deleted' | 'missing' | 'restricted';

/** What the graph and the list show of an entity. */
export interface LineageEntity {
  readonly urn: string;
  readonly name: string;
  /** The kind and the platform in words, such as `table, Hive`; the dataset and its platform of a column. */
  readonly kind: string;
  /** Path of its page with its lineage. */
  readonly page: string;
  readonly states: readonly EntityState[];
  /** Numbers of neighbors. */
  readonly upstream: number;
  readonly downstream: number;
}

interface Platform {
  readonly name: string;
  readonly properties: { readonly displayName: string | null } | null;
}

interface Named {
  readonly name: string;
}

/** The fields of an entity of any type, as the API returns them. */
export interface EntityFields {
  readonly urn: string;
  readonly type: string;
  readonly name?: string;
  readonly properties?: Named | null;
  readonly info?: Named | null;
  readonly assertionInfo?: { readonly description: string | null } | null;
  readonly fieldPath?: string;
  readonly parent?: Partial<Pick<EntityFields, 'name' | 'properties' | 'platform'>> & Pick<EntityFields, 'urn'>;
  readonly platform?: Platform;
  readonly jobPlatform?: Platform | null;
  readonly subTypes?: { readonly typeNames: readonly string[] | null } | null;
  readonly deprecation?: { readonly deprecated: boolean } | null;
  readonly status?: { readonly removed: boolean } | null;
  readonly exists?: boolean | null;
  readonly upstream?: { readonly total: number | null } | null;
  readonly downstream?: { readonly total: number | null } | null;
}

/** What is shown of an entity, from the fields that its type has. */
export function lineageEntity(fields: EntityFields): LineageEntity {
  const { urn, upstream, downstream } = fields;
  return {
    urn,
    name: nameOf(fields),
    kind: kindOf(fields),
    page: pageOf(fields),
    states: statesOf(fields),
    upstream: upstream?.total ?? 0,
    downstream: downstream?.total ?? 0,
  };
}

/** An entity of which the API returns nothing but the urn. */
export function unknownEntity(urn: string): LineageEntity {
  return lineageEntity({ urn, type: typeOfUrn(urn) });
}

/** The path of a column without the types that DataHub's second form of paths contains: `address.street`. */
export function columnName(fieldPath: string): string {
  const path = fieldPath.replace(/\[[^\]]*\]\.?/g, '');
  return path === '' ? fieldPath : path;
}

function nameOf({ urn, name, properties, info, assertionInfo, fieldPath }: EntityFields): string {
  if (fieldPath !== undefined) return columnName(fieldPath);
  const names = [properties?.name, info?.name, assertionInfo?.description, name];
  return firstShown(names) ?? urnText(urn);
}

function kindOf({ type, subTypes, platform, jobPlatform, parent }: EntityFields): string {
  const own = platform ?? jobPlatform ?? parent?.platform;
  const kind = parent === undefined ? wordsOf(subTypes?.typeNames?.[0] ?? type) : parentName(parent);
  return [kind, own?.properties?.displayName ?? own?.name].filter((text) => text !== undefined).join(', ');
}

function parentName({ urn, name, properties }: NonNullable<EntityFields['parent']>): string {
  return firstShown([properties?.name, name]) ?? urnText(urn);
}

/** The lineage of a column is a choice on the page of its dataset. */
function pageOf({ urn, fieldPath, parent }: EntityFields): string {
  if (fieldPath === undefined || parent === undefined || typeOfUrn(parent.urn) !== 'dataset')
    return `${entityPath(urn)}?tab=lineage`;
  return `${entityPath(parent.urn)}?${new URLSearchParams({ tab: 'lineage', column: fieldPath }).toString()}`;
}

function statesOf({ type, deprecation, status, exists }: EntityFields): readonly EntityState[] {
  if (type === 'RESTRICTED') return ['restricted'];
  const isDeleted = status?.removed === true;
  return [
    ...(deprecation?.deprecated === true ? (['deprecated'] as const) : []),
    ...(isDeleted ? (['deleted'] as const) : []),
    ...(!isDeleted && exists === false ? (['missing'] as const) : []),
  ];
}
