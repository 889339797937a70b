import {
  access,
  actors,
  applicationProperties,
  applications,
  dataProductProperties,
  domains,
  roleProperties,
} from '../../../model/index.js';
import { STAMP } from '../calendar.js';
import { ACCESS_ROLES, APPLICATIONS, PRODUCTS } from '../content/governance.js';
import { DEMO } from '../content/names.js';
import { DASHBOARDS } from '../content/reports.js';
import { tableNamed, TABLES } from '../content/tables/all-tables.js';
import type { DemoTable } from '../content/tables/table.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { accessRole, application, dashboard, dataProduct, dataset, domain, group } from '../urns.js';
import { owned } from './owners.js';

/** Data products, applications, and roles that grant access, with the tables that belong to them. */
export function products(): readonly DemoProposal[] {
  return [
    ...dataProducts(),
    ...Object.entries(APPLICATIONS).flatMap(([id, [name, description, schema]]) => [
      proposal(application(id), applicationProperties, { name, description }),
      owned(application(id), 'okan'),
      ...TABLES.filter((table) => table.schema === schema).map((table) =>
        proposal(dataset(table), applications, { applications: [application(id)] }),
      ),
    ]),
    ...accessRoles(),
  ];
}

function dataProducts(): readonly DemoProposal[] {
  return Object.entries(PRODUCTS).flatMap(([id, { name, about, domain: domainId, owner, tables, dashboards }]) => {
    const urn = dataProduct(id);
    const assets = [
      ...tables.map((table) => dataset(tableNamed(table))),
      ...dashboards.map((board) => dashboard(DASHBOARDS[board]?.tool ?? '', board)),
    ];
    return [
      proposal(urn, dataProductProperties, {
        name,
        description: about,
        assets: assets.map((destinationUrn) => ({ destinationUrn, created: STAMP })),
      }),
      proposal(urn, domains, { domains: [domain(domainId)] }),
      owned(urn, owner),
    ];
  });
}

function accessRoles(): readonly DemoProposal[] {
  return Object.entries(ACCESS_ROLES).flatMap(([id, [name, description, team, prefix]]) => {
    const granted = TABLES.filter((table: DemoTable) => table.name.startsWith(prefix));
    return [
      proposal(accessRole(id), roleProperties, {
        name,
        description,
        type: 'READ',
        requestUrl: `https://access.${DEMO}.example/${id}`,
        created: STAMP,
      }),
      proposal(accessRole(id), actors, { groups: [{ group: group(team) }] }),
      ...granted.map((table) => proposal(dataset(table), access, { roles: [{ urn: accessRole(id) }] })),
    ];
  });
}
