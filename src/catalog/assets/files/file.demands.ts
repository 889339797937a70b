import { anyOf, condition, held, the, where } from '../../../auth/index.js';
import { MANAGING_IT } from '../../../entities/index.js';
import { UploadDownloadScenario } from './file.model.js';

/** Required to upload a file for a column: checked on its dataset, and on the asset if that is another one. */
export const UPLOADING_FOR_COLUMN = anyOf(
  held(['EDIT_ENTITY', 'EDIT_DATASET_COL_DESCRIPTION'], the('dataset', 'of the column')),
  MANAGING_IT,
);

/** Required to upload a file for an asset, by scenario. */
export const UPLOADING = {
  [UploadDownloadScenario.ASSET_DOCUMENTATION]: anyOf(
    held(['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], the('asset')),
    MANAGING_IT,
  ),
  [UploadDownloadScenario.ASSET_DOCUMENTATION_LINKS]: anyOf(
    held(['EDIT_ENTITY', 'EDIT_ENTITY_DOC_LINKS'], the('asset')),
    MANAGING_IT,
  ),
} as const;

/** Required to upload a file. */
export const UPLOADING_FILE = where(
  condition('schemaFieldUrn is given'),
  UPLOADING_FOR_COLUMN,
  where(
    condition('the file is for a description'),
    UPLOADING[UploadDownloadScenario.ASSET_DOCUMENTATION],
    UPLOADING[UploadDownloadScenario.ASSET_DOCUMENTATION_LINKS],
  ),
);
