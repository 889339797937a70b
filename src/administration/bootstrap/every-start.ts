import { isDeepStrictEqual } from 'node:util';
import type { AspectStore } from '../../aspects/index.js';
import {
  dataHubPolicyInfo,
  dataHubRetentionConfig,
  entityTypeInfo,
  globalSettingsInfo,
  type ModelRegistry,
} from '../../model/index.js';
import { GLOBAL_SETTINGS_URN } from '../global-settings/index.js';
import { DEFAULT_HOME_PAGE } from './data/lists.js';
import { POLICIES } from './data/policies.js';
import { type RetentionSeed, retentionSeeds } from './data/retention.js';
import { create, type Seed, upsert } from './seed.js';
import { StoredSeeds } from './stored-seeds.js';

const SETTINGS = { urn: GLOBAL_SETTINGS_URN, aspectName: globalSettingsInfo.name };

const DEFAULT_SETTINGS = {
  views: {},
  docPropagation: { enabled: true, columnPropagationEnabled: true },
  homePage: { defaultTemplate: DEFAULT_HOME_PAGE },
};

/**
 * Returns the seeds that every start checks and that differ from the stored values: policies, settings, retention and
 * entity types. `maxVersions`: versions to keep of an aspect, unless a user has set another retention policy.
 */
export async function everyStartSeeds(
  store: AspectStore,
  registry: ModelRegistry,
  { systemActor, maxVersions }: { readonly systemActor: string; readonly maxVersions: number },
): Promise<readonly Seed[]> {
  const policies = POLICIES.map(({ id, editable, info }) =>
    (editable ? create : upsert)(`urn:li:dataHubPolicy:${id}`, dataHubPolicyInfo, info),
  );
  const retention = retentionSeeds(maxVersions).map((policy) => ({ policy, seed: retentionSeed(policy) }));
  const types = registry.entities().map(({ name }) => entityType(name));
  const stored = await StoredSeeds.read(store, [...policies, ...retention.map(({ seed }) => seed), ...types, SETTINGS]);
  const settings = upsert(GLOBAL_SETTINGS_URN, globalSettingsInfo, {
    ...DEFAULT_SETTINGS,
    ...stored.get(SETTINGS)?.value,
  });
  const wanted = retention.filter(
    ({ policy, seed }) => policy.overwrites || !isChangedByUser(stored, seed, systemActor),
  );
  return [...policies, ...wanted.map(({ seed }) => seed), ...types, settings].filter((seed) => differs(stored, seed));
}

function differs(stored: StoredSeeds, seed: Seed): boolean {
  const record = stored.get(seed);
  if (record === undefined) return true;
  return seed.mode === 'UPSERT' && !isDeepStrictEqual(record.value, seed.value);
}

function isChangedByUser(stored: StoredSeeds, seed: Seed, systemActor: string): boolean {
  const record = stored.get(seed);
  return record !== undefined && record.created.actor !== systemActor;
}

function retentionSeed({ entity, aspect, maxVersions }: RetentionSeed): Seed {
  const value = { retention: { version: { maxVersions } } };
  return upsert(`urn:li:dataHubRetention:(${entity},${aspect})`, dataHubRetentionConfig, value);
}

function entityType(name: string): Seed {
  const qualifiedName = `datahub.${name}`;
  return create(`urn:li:entityType:${qualifiedName}`, entityTypeInfo, { qualifiedName, displayName: name });
}
