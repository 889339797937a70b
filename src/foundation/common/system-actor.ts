/** Urn of the actor of what the service does on its own account. Source: DataHub. */
export const SYSTEM_ACTOR_URN = 'urn:li:corpuser:__datahub_system';
