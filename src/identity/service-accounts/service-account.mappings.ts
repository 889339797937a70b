import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  type FieldResolvers,
  idOfUrn,
  refTo,
} from '../../entities/index.js';
import { chosenView } from '../../discovery/index.js';

/** What ids of service accounts begin with. */
export const ID_PREFIX = 'service_';

/** Name of the GraphQL object type. */
export const TYPE_NAME = 'ServiceAccount';

interface StoredInfo {
  readonly displayName?: string;
  readonly title?: string;
}

/** A reference to a service account; a new one shows its whole id as its name. */
export interface ServiceAccountRef extends EntityRef {
  readonly isNew?: boolean;
}

const name: EntityFieldResolver = ({ urn, isNew }: ServiceAccountRef) => {
  const id = idOfUrn(urn);
  return isNew === true || !id.startsWith(ID_PREFIX) ? id : id.slice(ID_PREFIX.length);
};

const defaultView: EntityFieldResolver = async ({ urn }, _args, context) => {
  const views = (await context.entities.value(urn, 'corpUserSettings'))?.['views'] as
    { defaultView?: string } | undefined;
  return chosenView(views?.defaultView, context);
};

/** How a service account shows in GraphQL. */
export const SERVICE_ACCOUNT_FIELDS: FieldResolvers = {
  name,
  displayName: aspectField<StoredInfo>('corpUserInfo', ({ displayName }) => displayName),
  description: aspectField<StoredInfo>('corpUserInfo', ({ title }) => title),
  createdBy: aspectField('corpUserKey', (_key, _source, { created }) => created.actor),
  createdAt: aspectField('corpUserKey', (_key, _source, { created }) => created.time),
  updatedAt: aspectField('corpUserInfo', (_info, _source, { created }) => created.time),
  defaultView,
};

/** A reference to a service account. */
export function serviceAccountRef(urn: string, isNew = false): ServiceAccountRef {
  return { ...refTo(TYPE_NAME, urn), isNew };
}
