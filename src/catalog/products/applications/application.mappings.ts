import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  type FieldResolvers,
  type GraphqlContext,
  idOfUrn,
  refTo,
} from '../../../entities/index.js';
import type { ApplicationAssociation } from './application.model.js';

interface StoredApplication {
  readonly name?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
}

/** How an application shows in GraphQL. */
export const APPLICATION: EntityMapping = {
  entityType: 'application',
  typeName: 'Application',
  fields: {
    properties: aspectField<StoredApplication>('applicationProperties', (stored, { urn }) => ({
      ...stored,
      name: stored.name ?? idOfUrn(urn),
      customProperties: customProperties(stored.customProperties, urn),
    })),
  },
};

const applications: EntityFieldResolver = ({ urn }, _args, context) => applicationsOf(urn, context);

const application: EntityFieldResolver = async ({ urn }, _args, context) =>
  (await applicationsOf(urn, context))?.[0] ?? null;

/** The fields that name an entity's applications, the same on every entity type that has them. */
export const APPLICATION_FIELDS: FieldResolvers = { applications, application };

async function applicationsOf(urn: string, { entities }: GraphqlContext): Promise<ApplicationAssociation[] | null> {
  const stored = (await entities.value(urn, 'applications'))?.['applications'] as readonly string[] | undefined;
  if (stored === undefined) return null;
  const kept = await entities.viewable(stored, (one) => one);
  return kept.map((one) => ({ application: refTo(APPLICATION.typeName, one), associatedUrn: urn }));
}
