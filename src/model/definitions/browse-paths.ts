import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, optional, record, string, urn } from '../types.js';

const BrowsePathEntry = record('com.linkedin.common.BrowsePathEntry', {
  id: string(),
  urn: optional(urn()),
});

const BrowsePaths = record('com.linkedin.common.BrowsePaths', {
  paths: searchable(array(string()), { '/*': { fieldName: 'browsePaths', fieldType: 'BROWSE_PATH' } }),
});
export const browsePaths = aspect('browsePaths', BrowsePaths);

const BrowsePathsV2 = record('com.linkedin.common.BrowsePathsV2', {
  path: searchable(array(BrowsePathEntry), { '/*/id': { fieldName: 'browsePathV2', fieldType: 'BROWSE_PATH_V2' } }),
});
export const browsePathsV2 = aspect('browsePathsV2', BrowsePathsV2);
