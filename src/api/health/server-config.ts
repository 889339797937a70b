import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { builtFile } from '../../foundation/common/built-file.js';
import { INTERFACE_VERSION } from '../../foundation/requests/interface-version.js';
import { ModelRegistry } from '../../model/index.js';

const GRAPHQL_SCHEMA = builtFile('schema.graphql');

/** The response of `GET /config`; member names are DataHub's. */
export interface ServerConfig {
  readonly noCode: 'true';
  readonly retention: 'true';
  readonly statefulIngestionCapable: true;
  readonly supportsImpactAnalysis: true;
  readonly patchCapable: true;
  readonly timeZone: string;
  readonly versions: { readonly 'acryldata/datahub': { readonly version: string; readonly commit: string } };
  readonly telemetry: { readonly enabledCli: boolean; readonly enabledIngestion: boolean };
  readonly managedIngestion: { readonly enabled: boolean; readonly defaultCliVersion: string };
  readonly datahub: { readonly serverType: string; readonly serverEnv: string };
  readonly datasetUrnNameCasing: boolean;
  readonly models: Readonly<Record<string, never>>;
}

/** Public configuration of the server, readable before log-in. */
@Injectable()
export class ServerConfigProvider {
  readonly config: ServerConfig;

  constructor(registry: ModelRegistry) {
    this.config = {
      noCode: 'true',
      retention: 'true',
      statefulIngestionCapable: true,
      supportsImpactAnalysis: true,
      patchCapable: true,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      versions: { 'acryldata/datahub': { version: `v${INTERFACE_VERSION}`, commit: interfaceHash(registry) } },
      telemetry: { enabledCli: true, enabledIngestion: false },
      managedIngestion: { enabled: true, defaultCliVersion: INTERFACE_VERSION },
      datahub: { serverType: 'prod', serverEnv: 'core' },
      datasetUrnNameCasing: false,
      models: {},
    };
  }
}

/** Returns a hash of the metadata model and the GraphQL schema; clients use it as the key of their caches on disk. */
function interfaceHash(registry: ModelRegistry): string {
  const hash = createHash('sha1');
  for (const aspect of registry.aspects())
    hash.update(`${aspect.name}@${aspect.schemaVersion}:${JSON.stringify(aspect.schema)}\n`);
  for (const entity of registry.entities()) hash.update(`${entity.name}:${[...entity.aspects.keys()].join()}\n`);
  if (existsSync(GRAPHQL_SCHEMA)) hash.update(readFileSync(GRAPHQL_SCHEMA));
  return hash.digest('hex');
}
