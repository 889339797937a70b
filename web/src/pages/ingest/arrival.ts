/** An entity that the service has just received. */
export interface Arrival {
  readonly urn: string;
  readonly entityType: string;
}

interface EntityChange {
  readonly entityUrn: string;
  readonly entityType: string;
  readonly category: string;
  readonly operation: string;
}

/** What the service and its clients write about themselves, such as tokens and runs. */
const OWN_TYPES = /^dataHub|^dataPlatform/;

/** The new entity of a platform event, given as JSON text; undefined for other events. */
export function arrivalIn(data: string): Arrival | undefined {
  const { payload } = JSON.parse(data) as { readonly payload: { readonly value: string } };
  const { entityUrn, entityType, category, operation } = JSON.parse(payload.value) as EntityChange;
  const isNew = category === 'LIFECYCLE' && operation === 'CREATE';
  return isNew && !OWN_TYPES.test(entityType) ? { urn: entityUrn, entityType } : undefined;
}
