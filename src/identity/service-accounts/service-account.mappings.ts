import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  refTo,
  type ResolversOf,
} from '../../entities/index.js';
import { chosenView } from '../../discovery/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { corpUserInfo, corpUserKey, corpUserSettings } from '../../model/index.js';
import { ServiceAccount } from './service-account.model.js';

/** Prefix of the ids of service accounts. */
export const ID_PREFIX = 'service_';

/** A reference to a service account. The name of a new account is its whole id. */
export interface ServiceAccountRef extends EntityRef {
  readonly isNew?: boolean;
}

const name: EntityFieldResolver = ({ urn, isNew }: ServiceAccountRef) => {
  const id = idOfUrn(urn);
  return isNew === true || !id.startsWith(ID_PREFIX) ? id : id.slice(ID_PREFIX.length);
};

const defaultView: EntityFieldResolver = async ({ urn }, _args, context) => {
  const settings = await context.entities.value(urn, corpUserSettings);
  return chosenView(settings?.views?.defaultView, context);
};

/** Resolvers of service accounts. */
export const SERVICE_ACCOUNT_FIELDS: ResolversOf<ServiceAccount> = {
  name,
  displayName: aspectField(corpUserInfo, ({ displayName }) => displayName),
  description: aspectField(corpUserInfo, ({ title }) => title),
  createdBy: aspectField(corpUserKey, (_key, _source, { created }) => created.actor),
  createdAt: aspectField(corpUserKey, (_key, _source, { created }) => created.time),
  updatedAt: aspectField(corpUserInfo, (_info, _source, { created }) => created.time),
  defaultView,
};

/** Returns a reference to a service account. */
export function serviceAccountRef(urn: string, isNew = false): ServiceAccountRef {
  return { ...refTo(ServiceAccount.name, urn), isNew };
}
