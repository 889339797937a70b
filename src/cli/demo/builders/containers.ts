import {
  browsePathsV2,
  container as containerAspect,
  containerProperties,
  dataPlatformInstance,
  domains,
  subTypes,
} from '../../../model/index.js';
import { FOUNDED } from '../calendar.js';
import type { DomainId } from '../content/domains.js';
import { DEMO, type TablePlatform } from '../content/names.js';
import type { PersonId } from '../content/people.js';
import { type DemoTable } from '../content/tables/table.js';
import { TABLES } from '../content/tables/all-tables.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { container, domain, platform } from '../urns.js';
import { owned } from './owners.js';

/** Names of the two levels of containers on each platform; topics have none. */
const LEVELS: Readonly<Record<TablePlatform, readonly [outer: string, inner: string] | undefined>> = {
  postgres: ['Database', 'Schema'],
  mysql: ['Database', 'Schema'],
  snowflake: ['Database', 'Schema'],
  s3: ['Bucket', 'Folder'],
  kafka: undefined,
};

const outer = (on: TablePlatform): string => container(on);
const inner = (on: TablePlatform, schema: string): string => container(`${on}.${schema}`);

/** The databases and schemas of all tables. */
export function containers(): readonly DemoProposal[] {
  const schemas = new Map(TABLES.map((table) => [`${table.platform}.${table.schema}`, table]));
  const platforms = new Map(TABLES.map((table) => [table.platform, table]));
  return [...platforms.values()].flatMap(databaseAspects).concat([...schemas.values()].flatMap(schemaAspects));
}

/** The container of a table, its path in the browser, and its platform. */
export function placed(urn: string, { platform: on, schema }: DemoTable): readonly DemoProposal[] {
  if (LEVELS[on] === undefined) return [proposal(urn, browsePathsV2, { path: [{ id: DEMO }, { id: schema }] })];
  const path = [outer(on), inner(on, schema)].map((one) => ({ id: one, urn: one }));
  return [
    proposal(urn, containerAspect, { container: inner(on, schema) }),
    proposal(urn, browsePathsV2, { path }),
    proposal(urn, dataPlatformInstance, { platform: platform(on) }),
  ];
}

interface Described {
  readonly name: string;
  readonly description: string;
  readonly level: string;
  readonly on: TablePlatform;
  readonly domainId: DomainId;
  readonly owner: PersonId;
}

function databaseAspects({ platform: on }: DemoTable): readonly DemoProposal[] {
  const level = LEVELS[on]?.[0];
  if (level === undefined) return [];
  const description = `${level} of Lighthouse Books on ${on}.`;
  const urn = outer(on);
  return [
    ...described(urn, { name: DEMO, description, level, on, domainId: 'sales', owner: 'okan' }),
    proposal(urn, browsePathsV2, { path: [] }),
  ];
}

function schemaAspects({ platform: on, schema, domain: domainId, owner }: DemoTable): readonly DemoProposal[] {
  const level = LEVELS[on]?.[1];
  if (level === undefined) return [];
  const urn = inner(on, schema);
  const description = `${level} ${schema} of Lighthouse Books.`;
  return [
    ...described(urn, { name: schema, description, level, on, domainId, owner }),
    proposal(urn, containerAspect, { container: outer(on) }),
    proposal(urn, browsePathsV2, { path: [{ id: outer(on), urn: outer(on) }] }),
  ];
}

function described(urn: string, { name, description, level, on, domainId, owner }: Described): readonly DemoProposal[] {
  return [
    proposal(urn, containerProperties, {
      name,
      qualifiedName: name === DEMO ? DEMO : `${DEMO}.${name}`,
      description,
      env: 'PROD',
      created: { time: FOUNDED },
    }),
    proposal(urn, subTypes, { typeNames: [level] }),
    proposal(urn, dataPlatformInstance, { platform: platform(on) }),
    proposal(urn, domains, { domains: [domain(domainId)] }),
    owned(urn, owner),
  ];
}
