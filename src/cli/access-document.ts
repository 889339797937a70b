import { demandLines } from '../auth/index.js';
import type { Entrance } from './access-listing.js';

const SECTIONS: readonly (readonly [heading: string, api: Entrance['api'], column: string])[] = [
  ['Queries of GraphQL', 'Query', 'query'],
  ['Mutations of GraphQL', 'Mutation', 'mutation'],
  ['Subscriptions of GraphQL', 'Subscription', 'subscription'],
  ['rest.li', 'rest.li', 'operation'],
  ['HTTP', 'HTTP', 'handler'],
];

const HEAD = `# Who may do what

What each entrance of the service asks of its caller, as the decorators beside its code say: \`npm run privileges\`
writes this file. [authorization.md](authorization.md) tells which mistakes the service must not make, and what proves
that it does not.

* *Everybody*: no token is asked for. Anything else needs an active actor.
* **Bold**: any one of these privileges, in general; a guard asks for it before the handler runs.
* Otherwise the operation asks by itself, because it depends on its arguments, with the same data that stand here.
  CREATE, READ, UPDATE, DELETE and EXISTS stand for the privileges that suffice for them on a type of entity, MANAGE for
  UPDATE and DELETE together.
* Where \`VIEW_AUTHORIZATION_ENABLED\` is on, queries show only what the actor may view. With
  \`REST_API_AUTHORIZATION_ENABLED=false\`, rest.li and HTTP ask for no privilege.
* \`GET /*\`, \`/mfe/config\` and \`/otel/v1/traces\` are there only with \`WEB_DIR\`: the files of the web frontend and
  what it asks of its server, none of which holds metadata.`;

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
