import { isJsonObject, type JsonObject, jsonObjectIn } from '../../foundation/json/json.js';
import { type SqlParameter, type SqlTransaction, toSqlTimestamp } from '../../foundation/database/index.js';
import { prefixEnd } from '../scans/aspect-scan-pattern.js';
import type { CacheListener, ChangeNotice } from '../writes/write-listener.js';

/** The aspect that holds a policy, on `urn:li:dataHubRetention:(<entity>,<aspect>)`. */
const CONFIG_ASPECT = 'dataHubRetentionConfig';
/** The beginning of the urns of policies. */
const RETENTION_URNS = 'urn:li:dataHubRetention:';
/** Versions kept when nothing is configured: DataHub's shipped default. */
const DEFAULT_MAX_VERSIONS = 20;
/** Maximum delay until another replica's change of a policy takes effect, in milliseconds. */
const MAX_AGE_MS = 5_000;

/** A selection of rows: a condition on columns of the table, and its parameters. */
export interface RowSelection {
  readonly where: string;
  readonly parameters: readonly SqlParameter[];
}

/** An aspect at a time. */
export interface AspectMoment {
  readonly urn: string;
  readonly aspectName: string;
  readonly version: number;
  readonly now: number;
}

/** How many versions of an aspect stay, or for how long. Row 0 always stays. */
export class Retention {
  constructor(
    private readonly maxVersions: number | undefined,
    private readonly maxAgeSeconds: number | undefined,
  ) {}

  static fromConfig(config: JsonObject): Retention {
    const retention = isJsonObject(config['retention']) ? config['retention'] : {};
    return new Retention(numberIn(retention['version'], 'maxVersions'), numberIn(retention['time'], 'maxAgeInSeconds'));
  }

  /** Whether old values become history rows at all. */
  get keepsHistory(): boolean {
    return this.maxVersions !== undefined && this.maxVersions > 1;
  }

  /** Whether reaching logical version `version` may leave rows to remove. */
  isDue(version: number): boolean {
    return this.maxAgeSeconds !== undefined || (this.maxVersions !== undefined && version > this.maxVersions);
  }

  /**
   * The history rows that are too many or too old, with `version` as the logical version, at `now` in milliseconds
   * since 1970.
   */
  expired({ urn, aspectName, version, now }: AspectMoment): readonly RowSelection[] {
    const expired: RowSelection[] = [];
    const one = 'urn = ? AND aspect = ?';
    if (this.maxVersions !== undefined) {
      const parameters = [urn, aspectName, version - this.maxVersions];
      expired.push({ where: `${one} AND version <= ?`, parameters });
    }
    if (this.maxAgeSeconds !== undefined) {
      const parameters = [urn, aspectName, toSqlTimestamp(now - this.maxAgeSeconds * 1000)];
      expired.push({ where: `${one} AND createdon < ?`, parameters });
    }
    return expired;
  }
}

/** The stored retention policies, found by (entity, aspect), (entity, *), (*, aspect), (*, *) in this order. */
export class RetentionPolicies implements CacheListener {
  readonly onlyForgets = true;
  private known: { readonly at: number; readonly policies: ReadonlyMap<string, Retention> } | undefined;
  private changes = 0;

  /** The policy in force for one aspect of one entity type. */
  async for(sql: SqlTransaction, entityType: string, aspectName: string): Promise<Retention> {
    const policies = await this.current(sql);
    const keys = [
      [entityType, aspectName],
      [entityType, '*'],
      ['*', aspectName],
      ['*', '*'],
    ];
    const found = keys.map(([entity, aspect]) =>
      policies.get(`urn:li:dataHubRetention:(${entity ?? ''},${aspect ?? ''})`),
    );
    return found.find((policy) => policy !== undefined) ?? DEFAULT_RETENTION;
  }

  dependsOn({ entityType, aspect }: ChangeNotice): boolean {
    return aspect.name === CONFIG_ASPECT || (entityType === 'dataHubRetention' && aspect.isKey);
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    if (!changes.some((change) => this.dependsOn(change))) return;
    this.changes += 1;
    this.known = undefined;
  }

  private async current(sql: SqlTransaction): Promise<ReadonlyMap<string, Retention>> {
    const at = performance.now();
    if (this.known !== undefined && at - this.known.at < MAX_AGE_MS) return this.known.policies;
    const { changes } = this;
    const urn = sql.dialect.byteOrdered('urn');
    const rows = await sql.select<{ urn: string; metadata: string }>(
      `SELECT urn, metadata FROM metadata_aspect_v2 WHERE ${urn} >= ? AND ${urn} < ? AND aspect = ? AND version = 0`,
      [RETENTION_URNS, prefixEnd(RETENTION_URNS) ?? '', CONFIG_ASPECT],
    );
    const policies = new Map(rows.flatMap(({ urn, metadata }) => policyIn(urn, metadata)));
    if (changes === this.changes) this.known = { at, policies };
    return policies;
  }
}

/** A policy that cannot be read counts as none. */
function policyIn(urn: string, metadata: string): readonly (readonly [string, Retention])[] {
  const config = jsonObjectIn(metadata);
  return config === undefined ? [] : [[urn, Retention.fromConfig(config)]];
}

const DEFAULT_RETENTION = new Retention(DEFAULT_MAX_VERSIONS, undefined);

function numberIn(holder: unknown, member: string): number | undefined {
  if (!isJsonObject(holder)) return undefined;
  const value = holder[member];
  return typeof value === 'number' ? value : undefined;
}
