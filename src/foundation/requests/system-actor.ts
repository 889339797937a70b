/** Urn of the actor for the service's own work. Source: DataHub. */
export const SYSTEM_ACTOR_URN = 'urn:li:corpuser:__datahub_system';
