import type { EnvironmentValues } from './environment.js';

/** Who may see what exists. Names of entity types may be in any case. */
export interface ViewConfig {
  /** Whether viewing an entity needs a privilege. */
  readonly restricted: boolean;
  /** Types that everybody may view; undefined = those that the model marks. */
  readonly unrestrictedTypes: readonly string[] | undefined;
  /** Types that everybody may view beside those. */
  readonly alsoUnrestricted: readonly string[];
  /** Types to which neither applies. */
  readonly restrictedAfterAll: readonly string[];
}

/** The trail of who did what. */
export interface AuditConfig {
  readonly enabled: boolean;
  /** Entries that become lines of the log. */
  readonly log: 'important' | 'all' | 'none';
  /** Days for which an entry is kept; 0 = for ever. */
  readonly retentionDays: number;
}

/** What the environment says of views. */
export function viewConfig(values: EnvironmentValues): ViewConfig {
  const named = values.VIEW_UNRESTRICTED_ENTITY_TYPES ?? [];
  return {
    restricted: values.VIEW_AUTHORIZATION_ENABLED,
    unrestrictedTypes: named.length === 0 ? undefined : named,
    alsoUnrestricted: values.VIEW_UNRESTRICTED_ENTITY_TYPES_ADD,
    restrictedAfterAll: values.VIEW_UNRESTRICTED_ENTITY_TYPES_REMOVE ?? [],
  };
}

/** What the environment says of the audit trail. */
export function auditConfig(values: EnvironmentValues): AuditConfig {
  return { enabled: values.AUDIT_ENABLED, log: values.AUDIT_LOG, retentionDays: values.AUDIT_RETENTION_DAYS };
}
