import { entity } from '../../declarations.js';
import { status, subTypes } from '../asset-aspects.js';
import { browsePathsV2 } from '../browse-paths.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { dataProducts } from '../data-products.js';
import { documentUsageStatistics } from '../document-usage.js';
import { documentation, institutionalMemory } from '../documentation.js';
import { documentInfo, documentKey, documentSettings } from '../documents.js';
import { domains } from '../domains.js';
import { dataHubFileInfo, dataHubFileKey } from '../files.js';
import { dynamicFormAssignment, formInfo, formKey } from '../forms.js';
import { glossaryTerms } from '../glossary-terms.js';
import { ownership } from '../ownership.js';
import { postInfo, postKey } from '../posts.js';
import { semanticContent, semanticText } from '../semantic-content.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';

export const dataHubFileEntity = entity('dataHubFile', {
  key: dataHubFileKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [dataHubFileInfo, status],
});

const STAGE = { aspect: 'status', path: ['lifecycleStage'] };

export const documentEntity = entity('document', {
  key: documentKey,
  category: 'core',
  readableBy: {
    privileges: ['MANAGE_DOCUMENTS', 'EDIT_ENTITY'],
    users: [
      { aspect: 'documentInfo', path: ['created', 'actor'] },
      { aspect: 'ownership', path: ['owners', '*', 'owner'] },
    ],
    states: [
      [{ ...STAGE, is: 'urn:li:lifecycleStageType:PUBLISHED' }],
      [
        { ...STAGE, is: undefined },
        { aspect: 'documentInfo', path: ['status', 'state'], is: 'PUBLISHED' },
      ],
    ],
  },
  aspects: [
    documentInfo,
    documentSettings,
    status,
    ownership,
    domains,
    dataProducts,
    structuredProperties,
    subTypes,
    dataPlatformInstance,
    browsePathsV2,
    globalTags,
    glossaryTerms,
    semanticContent,
    semanticText,
    institutionalMemory,
    documentation,
    documentUsageStatistics,
  ],
});

export const formEntity = entity('form', {
  key: formKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [formInfo, dynamicFormAssignment, ownership],
});

export const postEntity = entity('post', {
  key: postKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [postInfo, subTypes],
});
