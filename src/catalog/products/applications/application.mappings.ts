import { aspectField, customProperties, type GraphqlContext, mapping, refTo } from '../../../entities/index.js';
import { idOfUrn } from '../../../foundation/common/urn.js';
import { applicationProperties, applications } from '../../../model/index.js';
import { Application, type ApplicationAssociation } from './application.model.js';

/** Resolves the fields of applications. */
export const APPLICATION = mapping(Application, 'application', {
  properties: aspectField(applicationProperties, (stored, { urn }) => ({
    ...stored,
    name: stored.name ?? idOfUrn(urn),
    customProperties: customProperties(stored.customProperties, urn),
  })),
});

/** Returns the applications of the entity `urn` that the actor may view; null if the entity never had one. */
export async function applicationsOf(
  urn: string,
  { entities }: GraphqlContext,
): Promise<ApplicationAssociation[] | null> {
  const stored = await entities.value(urn, applications);
  if (stored === undefined) return null;
  const viewable = await entities.viewable(stored.applications, (application) => application);
  return viewable.map((application) => ({
    application: refTo(APPLICATION.typeName, application),
    associatedUrn: urn,
  }));
}

/** Returns the first application of the entity `urn` that the actor may view; null if there is none. */
export async function firstApplicationOf(urn: string, context: GraphqlContext): Promise<ApplicationAssociation | null> {
  return (await applicationsOf(urn, context))?.[0] ?? null;
}
