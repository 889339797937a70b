import {
  corpUserEditableInfo,
  corpUserInfo,
  dataHubPageModuleProperties,
  dataHubPageTemplateProperties,
  dataHubRoleInfo,
  dataTypeInfo,
  ownershipTypeInfo,
} from '../../../model/index.js';
import { DEFAULT_MODULES, pageModuleUrn } from '../../pages/index.js';
import { create, type SeedList, type SeedStamp, upsert } from '../seed.js';
import { platformSeed } from './platform-seed.js';
import { PLATFORMS } from './platforms.js';

const ROOT_USER = 'urn:li:corpuser:datahub';

/** Urn of the default home page of a new installation. */
export const DEFAULT_HOME_PAGE = 'urn:li:dataHubPageTemplate:home_default_1';

/** The versioned lists, in the order in which they are written. */
export const SEED_LISTS: readonly SeedList[] = [
  {
    name: 'root-user',
    version: 'v5',
    seeds: () => [
      upsert(ROOT_USER, corpUserInfo, { active: true, displayName: 'DataHub', title: 'DataHub', system: true }),
      create(ROOT_USER, corpUserEditableInfo, { teams: [], skills: [] }),
    ],
  },
  { name: 'data-platforms', version: 'v15', seeds: () => PLATFORMS.map(platformSeed) },
  { name: 'data-types', version: 'v1', seeds: () => DATA_TYPES.map(dataType) },
  {
    name: 'ownership-types',
    version: 'v1',
    seeds: (stamp) => OWNERSHIP_TYPES.map((type) => ownershipType(type, stamp)),
  },
  { name: 'lifecycle-stages', version: 'v2', seeds: () => [] },
  { name: 'roles', version: 'v1', seeds: () => ROLES.map(role) },
  { name: 'page-modules', version: 'v9', seeds: (stamp) => DEFAULT_MODULES.map((module) => pageModule(module, stamp)) },
  { name: 'page-templates', version: 'v3', seeds: (stamp) => [homePage(stamp)] },
];

/** The value types of structured properties: id, display name, description. */
const DATA_TYPES = [
  ['string', 'String', 'Plain text.'],
  ['number', 'Number', 'A whole or decimal number.'],
  ['urn', 'Urn', 'A reference to another entity.'],
  ['rich_text', 'Rich Text', 'Formatted text.'],
  ['date', 'Date', 'A calendar date.'],
] as const;

function dataType([id, displayName, description]: (typeof DATA_TYPES)[number]) {
  const qualifiedName = `datahub.${id}`;
  return upsert(`urn:li:dataType:${qualifiedName}`, dataTypeInfo, { qualifiedName, displayName, description });
}

/** Ownership types that correspond to the values of the deprecated enum: id, display name, description. */
const OWNERSHIP_TYPES = [
  ['technical_owner', 'Technical Owner', 'Develops and operates the asset.'],
  ['business_owner', 'Business Owner', 'Represents the asset to the business.'],
  ['data_steward', 'Data Steward', 'Ensures quality and compliance.'],
  ['none', 'None', 'An owner without a specific role.'],
] as const;

function ownershipType([id, name, description]: (typeof OWNERSHIP_TYPES)[number], stamp: SeedStamp) {
  const value = { name, description, created: { ...stamp }, lastModified: { ...stamp } };
  return upsert(`urn:li:ownershipType:__system__${id}`, ownershipTypeInfo, value);
}

const ROLES = [
  ['Admin', 'Has all privileges.'],
  ['Editor', 'Can view and change metadata, but not administer the service.'],
  ['Reader', 'Can view metadata.'],
] as const;

function role([name, description]: (typeof ROLES)[number]) {
  return upsert(`urn:li:dataHubRole:${name}`, dataHubRoleInfo, { name, description, editable: false });
}

function pageModule([id, name, type]: (typeof DEFAULT_MODULES)[number], stamp: SeedStamp) {
  return upsert(pageModuleUrn(id), dataHubPageModuleProperties, {
    name,
    type,
    visibility: { scope: 'GLOBAL' },
    params: {},
    created: { ...stamp },
    lastModified: { ...stamp },
  });
}

function homePage(stamp: SeedStamp) {
  const row = (...ids: string[]) => ({ modules: ids.map(pageModuleUrn) });
  return create(DEFAULT_HOME_PAGE, dataHubPageTemplateProperties, {
    rows: [row('your_assets'), row('top_domains', 'platforms')],
    surface: { surfaceType: 'HOME_PAGE' },
    visibility: { scope: 'GLOBAL' },
    created: { ...stamp },
    lastModified: { ...stamp },
  });
}
