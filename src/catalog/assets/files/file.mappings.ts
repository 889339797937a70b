import { type EntityFieldResolver, EntityType, enumValue, mapping, refTo } from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { dataHubFileInfo } from '../../../model/index.js';
import { DataHubFile, UploadDownloadScenario } from './file.model.js';

const info: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, dataHubFileInfo);
  if (value === undefined) return null;
  const { scenario, referencedByAsset, schemaField, created, ...rest } = value;
  return {
    ...rest,
    scenario: enumValue(UploadDownloadScenario, scenario, UploadDownloadScenario.ASSET_DOCUMENTATION),
    referencedByAsset: referencedByAsset === undefined ? null : entities.ref(referencedByAsset),
    schemaField: schemaField === undefined ? null : refTo('SchemaFieldEntity', schemaField),
    created: resolvedAuditStamp(created),
  };
};

/** The GraphQL mapping of files. */
export const FILE = mapping(DataHubFile, 'dataHubFile', { type: () => EntityType.DATAHUB_FILE, info }, dataHubFileInfo);
