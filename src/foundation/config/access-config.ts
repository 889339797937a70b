import type { EnvironmentValues } from './environment.js';

/** View authorization. Names of entity types are case-insensitive. */
export interface ViewConfig {
  /** Whether viewing an entity needs a privilege. */
  readonly restricted: boolean;
  /** Types that everybody may view; undefined = those marked by the model. */
  readonly unrestrictedTypes: readonly string[] | undefined;
  /** Additional types that everybody may view. */
  readonly alsoUnrestricted: readonly string[];
  /** Types excluded from both lists. */
  readonly restrictedAfterAll: readonly string[];
}

/** The audit trail. */
export interface AuditConfig {
  readonly enabled: boolean;
  /** Entries that are written to the log. */
  readonly log: 'important' | 'all' | 'none';
  /** Days for which an entry is kept; 0 = forever. */
  readonly retentionDays: number;
}

/** Reads the configuration of view authorization. */
export function viewConfig(values: EnvironmentValues): ViewConfig {
  const named = values.VIEW_UNRESTRICTED_ENTITY_TYPES ?? [];
  return {
    restricted: values.VIEW_AUTHORIZATION_ENABLED,
    unrestrictedTypes: named.length === 0 ? undefined : named,
    alsoUnrestricted: values.VIEW_UNRESTRICTED_ENTITY_TYPES_ADD,
    restrictedAfterAll: values.VIEW_UNRESTRICTED_ENTITY_TYPES_REMOVE ?? [],
  };
}

/** Reads the configuration of the audit trail. */
export function auditConfig(values: EnvironmentValues): AuditConfig {
  return { enabled: values.AUDIT_ENABLED, log: values.AUDIT_LOG, retentionDays: values.AUDIT_RETENTION_DAYS };
}
