import { type EntityFieldResolver, type EntityMapping, EntityType, enumValue, refTo } from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { UploadDownloadScenario } from './file.model.js';

interface StoredFile {
  readonly scenario: string;
  readonly referencedByAsset?: string;
  readonly schemaField?: string;
  readonly created: { readonly time: number; readonly actor: string };
}

const info: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, 'dataHubFileInfo')) as StoredFile | undefined;
  if (stored === undefined) return null;
  const { scenario, referencedByAsset, schemaField, created, ...rest } = stored;
  return {
    ...rest,
    scenario: enumValue(UploadDownloadScenario, scenario, UploadDownloadScenario.ASSET_DOCUMENTATION),
    referencedByAsset: referencedByAsset === undefined ? null : entities.ref(referencedByAsset),
    schemaField: schemaField === undefined ? null : refTo('SchemaFieldEntity', schemaField),
    created: resolvedAuditStamp(created),
  };
};

/** How a file shows in GraphQL. */
export const FILE: EntityMapping = {
  entityType: 'dataHubFile',
  typeName: 'DataHubFile',
  fields: { type: () => EntityType.DATAHUB_FILE, info },
};
