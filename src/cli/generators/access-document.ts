import { demandLines } from '../../auth/index.js';
import type { Entrance } from './access-listing.js';

const SECTIONS: readonly (readonly [heading: string, api: Entrance['api'], column: string])[] = [
  ['Queries of GraphQL', 'Query', 'query'],
  ['Mutations of GraphQL', 'Mutation', 'mutation'],
  ['Subscriptions of GraphQL', 'Subscription', 'subscription'],
  ['rest.li', 'rest.li', 'operation'],
  ['HTTP', 'HTTP', 'handler'],
];

const HEAD = `# Who may do what

The access rule of every entry point of the service, as declared by the decorators in the code. \`npm run privileges\`
generates this file. [authorization.md](authorization.md) lists the mistakes that authorization must not make, and the
tests that prove their absence.

* *Everybody*: no token is required. Everything else requires an active actor.
* **Bold**: requires any one of these privileges, in general; a guard checks it before the handler runs.
* Otherwise the operation itself checks the access rule, because it depends on the arguments; the rule shown here is the
  one that it checks. CREATE, READ, UPDATE, DELETE and EXISTS stand for the privileges that suffice for them on an
  entity type, and MANAGE for UPDATE and DELETE together.
* If \`VIEW_AUTHORIZATION_ENABLED\` is on, queries return only what the actor may view. With
  \`REST_API_AUTHORIZATION_ENABLED=false\`, rest.li and HTTP require no privileges.
* \`GET /*\`, \`/mfe/config\` and \`/otel/v1/traces\` exist only with \`WEB_DIR\`: the files of the web frontend and the
  endpoints that it calls on its server, none of which contains metadata.`;

/** The text of docs/privileges.md. */
export function accessDocument(entrances: readonly Entrance[]): string {
  const sections = SECTIONS.flatMap(([heading, api, column]) => {
    const own = entrances.filter((entrance) => entrance.api === api);
    if (own.length === 0) return [];
    const rows = byPlace(own).map(([names, entrance]) => `| ${[names, ...access(entrance)].join(' | ')} |`);
    return [`## ${heading}`, [`| ${column} | who may | on what |`, '| --- | --- | --- |', ...rows].join('\n')];
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

/** One row for each method, with all names under which it is reached. */
function byPlace(entrances: readonly Entrance[]): readonly (readonly [names: string, entrance: Entrance])[] {
  const rows = new Map<string, readonly [string, Entrance]>();
  for (const entrance of entrances) {
    const [names, first] = rows.get(entrance.place) ?? ['', entrance];
    rows.set(entrance.place, [`${names}${names === '' ? '' : '<br>'}\`${entrance.name}\``, first]);
  }
  return [...rows.values()];
}

function access({ name, place, rule }: Entrance): readonly [who: string, on: string] {
  switch (rule?.kind) {
    case 'PUBLIC':
      return ['*everybody*', ''];
    case 'AUTHENTICATED':
      return [
        ['every actor', ...(rule.note === undefined ? [] : [lowerFirst(rule.note)])].join('; ').replace(/\.$/, ''),
        '',
      ];
    case 'PRIVILEGED':
      return [rule.anyOf.map((privilege) => `**${privilege}**`).join(' or '), 'in general'];
    case 'INSIDE': {
      const lines = demandLines(rule.demand);
      return [lines.map(({ who }) => who).join('<br>'), lines.map(({ on }) => on).join('<br>')];
    }
    case undefined:
      throw new Error(`${place} (${name}) says not who may use it: give it a decorator of src/auth/access-rules.ts`);
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
