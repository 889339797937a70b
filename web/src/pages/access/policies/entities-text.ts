import { wordsOf } from '../../../design/format.js';
import { namesText, type ShapeCriterion } from './policy-shape.js';

type Clauses = Readonly<Record<ShapeCriterion['condition'], (values: string) => string>>;

/** How a sentence says each condition on each field. */
const CLAUSES: Readonly<Record<string, Clauses>> = {
  URN: clauses('named', 'other than', 'whose urn begins with'),
  DOMAIN: clauses('in domain', 'outside domain', 'in a domain whose urn begins with'),
  OWNER: clauses('owned by', 'not owned by', 'with an owner whose urn begins with'),
  TAG: clauses('tagged', 'not tagged', 'with a tag whose urn begins with'),
  CONTAINER: clauses('in container', 'outside container', 'in a container whose urn begins with'),
  GLOSSARY: clauses('with glossary term', 'without glossary term', 'with a glossary term whose urn begins with'),
  GROUP_MEMBERSHIP: clauses('who are members of', 'who are not members of', 'in a group whose urn begins with'),
  DATA_PLATFORM_INSTANCE: clauses(
    'of platform instance',
    'of platform instances other than',
    'of a platform instance whose urn begins with',
  ),
};

const TYPE_NAMES: Readonly<Record<string, string>> = { corpuser: 'users', corpGroup: 'groups' };

/** The entities that meet all criteria, such as "datasets and charts in domain Finance". */
export function entitiesText(criteria: readonly ShapeCriterion[]): string {
  const type = criteria.find(({ field, condition }) => field === 'TYPE' && condition === 'EQUALS');
  const others = criteria.filter((criterion) => criterion !== type);
  const [noun, rest] = [nounOf(type, others.length > 0), others.map(clauseOf)];
  return [noun, rest.join(' and ')].filter((text) => text !== '').join(' ');
}

/** The plural of a name: `dataset` to `datasets`, `Policy` to `Policies`. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name.endsWith('s') ? name : `${name}s`;
}

function nounOf(type: ShapeCriterion | undefined, isLimited: boolean): string {
  if (type === undefined) return isLimited ? 'entities' : 'all entities';
  if (type.values.length === 0) return 'entities of no type';
  return isLimited ? typesText(type.values, 'and') : `all ${typesText(type.values, 'and')}`;
}

function typesText(types: readonly string[], word: 'and' | 'or'): string {
  const names = types.map((type) => TYPE_NAMES[type] ?? pluralOf(typeWords(type)));
  return namesText(names, word).replace(/ more$/, ' more types');
}

function typeWords(type: string): string {
  return wordsOf(type)
    .replace(/^data hub /, 'DataHub ')
    .replace(/^ml /, 'ML ')
    .replace(/^mlmodel/, 'ML model')
    .replace(/^er model/, 'ER model');
}

function clauseOf({ field, condition, values }: ShapeCriterion): string {
  const clause = CLAUSES[field];
  const names = values.length === 0 ? 'nothing' : namesText(values, 'or');
  if (field === 'TYPE') return typeClause(condition, values);
  if (clause === undefined) return `whose ${wordsOf(field)}, a property that no entity has, is ${names}`;
  return clause[condition](names);
}

function typeClause(condition: ShapeCriterion['condition'], types: readonly string[]): string {
  if (condition === 'STARTS_WITH') return `whose type begins with ${namesText(types, 'or')}`;
  const kinds = types.length === 0 ? 'nothing' : typesText(types, 'or');
  return condition === 'NOT_EQUALS' ? `other than ${kinds}` : `that are also ${kinds}`;
}

function clauses(equal: string, notEqual: string, begin: string): Clauses {
  return {
    EQUALS: (values) => `${equal} ${values}`,
    NOT_EQUALS: (values) => `${notEqual} ${values}`,
    STARTS_WITH: (values) => `${begin} ${values}`,
  };
}
