import { entity } from '../../declarations.js';
import { globalSettingsInfo, globalSettingsKey } from '../global-settings.js';
import { dataHubPageModuleKey, dataHubPageModuleProperties } from '../page-modules.js';
import { dataHubPageTemplateKey, dataHubPageTemplateProperties } from '../page-templates.js';
import { searchTemplateKey, searchTemplateProperties } from '../search-templates.js';
import { dataHubViewInfo, dataHubViewKey } from '../views.js';

export const dataHubPageModuleEntity = entity('dataHubPageModule', {
  key: dataHubPageModuleKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [dataHubPageModuleProperties],
});

export const dataHubPageTemplateEntity = entity('dataHubPageTemplate', {
  key: dataHubPageTemplateKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [dataHubPageTemplateProperties],
});

export const dataHubViewEntity = entity('dataHubView', {
  key: dataHubViewKey,
  category: 'core',
  readableBy: {
    privileges: ['EDIT_ENTITY'],
    users: [{ aspect: 'dataHubViewInfo', path: ['created', 'actor'] }],
    states: [[{ aspect: 'dataHubViewInfo', path: ['type'], is: 'GLOBAL' }]],
  },
  aspects: [dataHubViewInfo],
});

export const globalSettingsEntity = entity('globalSettings', {
  key: globalSettingsKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [globalSettingsInfo],
});

export const searchTemplateEntity = entity('searchTemplate', {
  key: searchTemplateKey,
  category: 'core',
  aspects: [searchTemplateProperties],
});
