import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityRef,
  enumValue,
  idField,
  mapping,
  refTo,
  platformRef,
} from '../../entities/index.js';
import { chosenView } from '../../discovery/index.js';
import {
  type AspectDeclaration,
  type AuditStamp,
  corpUserCredentials,
  corpUserEditableInfo,
  corpUserInfo,
  corpUserSettings,
  corpUserStatus,
  type ValueOf,
} from '../../model/index.js';
import { CorpUserStatus } from './corp-user-status.enum.js';
import { CorpUser } from './corp-user.model.js';
import type { ResolvedAuditStamp } from './resolved-audit-stamp.model.js';

type CreatedSource = EntityRef & { readonly created?: ValueOf<typeof AuditStamp> };

const info = aspectField(corpUserInfo, (value, { urn }) => ({
  ...value,
  manager: value.managerUrn === undefined ? null : userRef(value.managerUrn),
  customProperties: customProperties(value.customProperties, urn),
}));

const editableInfo = aspectField(corpUserEditableInfo, (value) => ({
  ...value,
  persona: value.persona === undefined ? null : { urn: value.persona },
  platforms: value.platforms?.map(platformRef) ?? null,
}));

const settings: EntityFieldResolver = async ({ urn }, _args, context) => {
  const { appearance, views, homePage, locale }: Partial<ValueOf<typeof corpUserSettings>> =
    (await context.entities.value(urn, corpUserSettings)) ?? {};
  return {
    appearance: {
      showSimplifiedHomepage: appearance?.showSimplifiedHomepage ?? false,
      showThemeV2: appearance?.showThemeV2 ?? null,
    },
    views: views === undefined ? null : { defaultView: await chosenView(views.defaultView, context) },
    homePage: homePage === undefined ? null : homePageOf(homePage),
    locale: locale ?? null,
  };
};

const isNativeUser: EntityFieldResolver = async ({ urn }, _args, context) => {
  const { salt, hashedPassword }: Partial<ValueOf<typeof corpUserCredentials>> =
    (await context.entities.value(urn, corpUserCredentials)) ?? {};
  return salt !== undefined && hashedPassword !== undefined;
};

/** How a user appears in GraphQL. */
export const CORP_USER = mapping(CorpUser, 'corpuser', {
  username: idField,
  properties: info,
  info,
  editableProperties: editableInfo,
  editableInfo,
  status: aspectField(corpUserStatus, ({ status }) => enumValue(CorpUserStatus, status)),
  isNativeUser,
  settings,
});

/** Returns a reference to a user. */
export function userRef(urn: string): EntityRef {
  return refTo(CORP_USER.typeName, urn);
}

/** Converts a stored audit stamp: the actor becomes a reference to a user. Returns null for an absent stamp. */
export function resolvedAuditStamp(
  stamp: { readonly time: number; readonly actor?: string } | undefined,
): ResolvedAuditStamp | null {
  if (stamp === undefined) return null;
  return { time: stamp.time, actor: stamp.actor === undefined ? null : userRef(stamp.actor) };
}

/**
 * Returns a resolver of the field `createdOn` of an entity's properties, whose source must have the `urn`: the
 * `created` of the source or, if it is absent, time and actor of the first write of `keyAspect`.
 */
export function createdOnField(keyAspect: AspectDeclaration): EntityFieldResolver<never, CreatedSource> {
  return async ({ urn, created }, _args, { entities }) =>
    resolvedAuditStamp(created ?? (await entities.aspect(urn, keyAspect.name))?.created);
}

function homePageOf({ pageTemplate, dismissedAnnouncements }: HomePage) {
  return { pageTemplate: pageTemplate ?? null, dismissedAnnouncementUrns: dismissedAnnouncements ?? null };
}

type HomePage = NonNullable<ValueOf<typeof corpUserSettings>['homePage']>;
