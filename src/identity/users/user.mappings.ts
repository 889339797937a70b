import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  enumValue,
  idField,
  refTo,
  platformRef,
} from '../../entities/index.js';
import { chosenView } from '../../discovery/index.js';
import { CorpUserStatus } from './corp-user-status.enum.js';
import type { ResolvedAuditStamp } from './resolved-audit-stamp.model.js';

interface StoredInfo {
  readonly managerUrn?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
}

interface StoredEditableInfo {
  readonly persona?: string;
  readonly platforms?: readonly string[];
}

interface StoredSettings {
  readonly appearance?: { readonly showSimplifiedHomepage?: boolean; readonly showThemeV2?: boolean };
  readonly views?: { readonly defaultView?: string };
  readonly homePage?: { readonly pageTemplate?: string; readonly dismissedAnnouncements?: readonly string[] };
  readonly locale?: { readonly language?: string };
}

const info = aspectField<StoredInfo>('corpUserInfo', (value, { urn }) => ({
  ...value,
  manager: value.managerUrn === undefined ? null : userRef(value.managerUrn),
  customProperties: customProperties(value.customProperties, urn),
}));

const editableInfo = aspectField<StoredEditableInfo>('corpUserEditableInfo', (value) => ({
  ...value,
  persona: value.persona === undefined ? null : { urn: value.persona },
  platforms: value.platforms?.map(platformRef) ?? null,
}));

const settings: EntityFieldResolver = async (source, _args, context) => {
  const stored = ((await context.entities.value(source.urn, 'corpUserSettings')) ?? {}) as StoredSettings;
  const { showSimplifiedHomepage = false, showThemeV2 = null } = stored.appearance ?? {};
  const homePage =
    stored.homePage === undefined
      ? null
      : {
          pageTemplate: stored.homePage.pageTemplate ?? null,
          dismissedAnnouncementUrns: stored.homePage.dismissedAnnouncements ?? null,
        };
  return {
    appearance: { showSimplifiedHomepage, showThemeV2 },
    views: stored.views === undefined ? null : { defaultView: await chosenView(stored.views.defaultView, context) },
    homePage,
    locale: stored.locale ?? null,
  };
};

const isNativeUser: EntityFieldResolver = async (source, _args, context) => {
  const credentials = await context.entities.value(source.urn, 'corpUserCredentials');
  return credentials?.['salt'] !== undefined && credentials['hashedPassword'] !== undefined;
};

/** How a user shows in GraphQL. */
export const CORP_USER: EntityMapping = {
  entityType: 'corpuser',
  typeName: 'CorpUser',
  fields: {
    username: idField,
    properties: info,
    info,
    editableProperties: editableInfo,
    editableInfo,
    status: aspectField<{ status?: string }>('corpUserStatus', ({ status }) => enumValue(CorpUserStatus, status)),
    isNativeUser,
    settings,
  },
};

/** A reference to a user. */
export function userRef(urn: string): EntityRef {
  return refTo(CORP_USER.typeName, urn);
}

/** A stored audit stamp with its actor as a user; null when absent. */
export function resolvedAuditStamp(
  stamp: { readonly time: number; readonly actor?: string } | undefined,
): ResolvedAuditStamp | null {
  if (stamp === undefined) return null;
  return { time: stamp.time, actor: stamp.actor === undefined ? null : userRef(stamp.actor) };
}
