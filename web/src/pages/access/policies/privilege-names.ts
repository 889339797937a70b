import { wordsOf } from '../../../design/format.js';
import { listText } from '../named.js';
import { namesText } from './policy-shape.js';
import type { AccessPrivilegesQuery } from './policies.generated.js';

/** The privileges that the service knows. */
export interface PrivilegeNames {
  /** Names to show, by names such as `EDIT_ENTITY_TAGS`. */
  readonly labels: ReadonlyMap<string, string>;
  readonly platform: ReadonlySet<string>;
  readonly resource: ReadonlySet<string>;
}

/** What a policy lets somebody do. */
export interface Action {
  /** Follows "may": "edit tags and owners". */
  readonly text: string;
  /** Whether "of" and entities can follow: everything is about parts of entities. */
  readonly isOfEntities: boolean;
}

type Config = NonNullable<AccessPrivilegesQuery['appConfig']>['policiesConfig'];

/** A sentence lists that many privileges; of more, it lists some objects of some verbs, and counts the others. */
const MOST_LISTED = 6;
const MOST_VERBS = 3;
const MOST_OBJECTS = 3;

/** Verbs at the beginning of names of privileges. Those of the first line take a part of an entity as object. */
const VERBS_OF_PARTS = ['edit', 'view'];
const VERBS = new Set([
  ...VERBS_OF_PARTS,
  'create',
  'delete',
  'execute',
  'generate',
  'get',
  'list',
  'manage',
  'update',
]);

/** Names that read badly in a sentence. */
const BETTER: Readonly<Record<string, string>> = {
  CREATE_ENTITY: 'create',
  DELETE_ENTITY: 'delete',
  EDIT_ENTITY: 'edit all metadata',
  EXECUTE_ENTITY: 'execute',
  VIEW_ENTITY_PAGE: 'view the page',
};

/** The privileges of the configuration, by name. */
export function privilegeNames({ platformPrivileges, resourcePrivileges }: Config): PrivilegeNames {
  const ofEntities = resourcePrivileges.flatMap(({ privileges }) => privileges);
  const labels = [...ofEntities, ...platformPrivileges].map(
    ({ type, displayName }) => [type, displayName ?? type] as const,
  );
  return {
    labels: new Map(labels),
    platform: new Set(platformPrivileges.map(({ type }) => type)),
    resource: new Set(ofEntities.map(({ type }) => type)),
  };
}

/** What privileges let somebody do; `known` are all of their kind. */
export function actionText(
  privileges: readonly string[],
  known: ReadonlySet<string>,
  labels: ReadonlyMap<string, string>,
): Action {
  const given = [...new Set(privileges)];
  const isAll = known.size > MOST_LISTED && [...known].every((name) => given.includes(name));
  if (isAll) return { text: `do everything: it lists all ${given.length} privileges`, isOfEntities: false };
  const groups = groupsOf(given.map((name) => partsOf(name, labels)));
  if (given.length > MOST_LISTED) return { text: textOfMany(groups), isOfEntities: false };
  return {
    text: joined([...groups].map(([verb, objects]) => `${verb} ${listText(objects)}`.trim())),
    isOfEntities: [...groups.keys()].every((verb) => VERBS_OF_PARTS.includes(verb)),
  };
}

/** The verbs with the most objects, some of these, and how many privileges there are besides. */
function textOfMany(groups: Groups): string {
  const sorted = [...groups].sort(([, one], [, other]) => other.length - one.length);
  const others = sorted.slice(MOST_VERBS).reduce((sum, [, objects]) => sum + objects.length, 0);
  const texts = sorted
    .slice(0, MOST_VERBS)
    .map(([verb, objects]) => `${verb} ${namesText(objects, 'and', MOST_OBJECTS)}`.trim());
  return joined([...texts, ...(others === 0 ? [] : [`use ${others} more privilege${others === 1 ? '' : 's'}`])]);
}

function joined(texts: readonly string[]): string {
  const hasLists = texts.some((text) => text.includes(' and '));
  return texts.length > 1 && hasLists ? texts.join(', and ') : listText(texts);
}

type Groups = ReadonlyMap<string, readonly string[]>;

type Parts = readonly [verb: string, object: string];

function partsOf(privilege: string, labels: ReadonlyMap<string, string>): Parts {
  const label = labels.get(privilege);
  const text = BETTER[privilege] ?? (label === undefined ? wordsOfPrivilege(privilege) : lowered(label));
  const [verb = '', ...rest] = text.split(' ');
  return label === undefined || VERBS.has(verb) ? [verb, rest.join(' ')] : ['use', `"${label}"`];
}

function groupsOf(all: readonly Parts[]): Groups {
  const groups = new Map<string, string[]>();
  for (const [verb, object] of all) {
    // A verb without an object stands alone.
    const key = object === '' ? `${verb} ` : verb;
    groups.set(key, [...(groups.get(key) ?? []), object]);
  }
  return groups;
}

/** The words of a privilege without a name to show: `GET_COUNTS_PRIVILEGE` as `get counts`. They begin with a verb. */
function wordsOfPrivilege(privilege: string): string {
  return wordsOf(privilege.replace(/_PRIVILEGE$/, ''));
}

/** Words of a name in small letters, but for abbreviations and names of products. */
function lowered(label: string): string {
  return label.replace(/[A-Za-z]+/g, (word) =>
    /^[A-Z]?[a-z]+$/.test(word) && word !== 'Iceberg' ? word.toLowerCase() : word,
  );
}
