import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, execute, type GraphQLObjectType, Kind, parse } from 'graphql';
import { refTo, WorkBudget } from '../../../entities/index.js';
import { PreparedOperation } from './prepared-operation.js';

const SCHEMA = buildSchema(`
  type User { urn: String! name: String strict: String! manager: User friends: [User] titled(as: String!): String }
  type Query { users(names: [String!]!): [User] user: User }
  type Mutation { users(names: [String!]!): [User] }
`);

/** Names of users whose fields were resolved, as `field name`. */
let resolved: string[] = [];

/** Whether the fields of a user are available later rather than at once. */
const isLate = (urn: string): boolean => urn.includes('late');

function define(
  type: GraphQLObjectType | null | undefined,
  fields: Record<string, (source: never, args: never) => unknown>,
) {
  for (const [name, resolve] of Object.entries(fields)) {
    const field = type?.getFields()[name];
    if (field === undefined) throw new Error(`the schema lacks ${name}`);
    field.resolve = resolve as unknown as typeof field.resolve;
  }
}

/** Resolves a field of a user: at once or later, and not at all for users whose name says so. */
function about(field: string, valueOf: (urn: string, args: never) => unknown) {
  return ({ urn }: { urn: string }, args: never): unknown => {
    resolved.push(`${field} ${urn}`);
    const value = (): unknown => {
      if (urn.includes('bad')) throw new Error(`no ${field} of ${urn}`);
      return valueOf(urn, args);
    };
    return isLate(urn) ? new Promise((resolve) => setImmediate(resolve)).then(value) : value();
  };
}

const users = (_source: never, { names }: { names: string[] }) => names.map((name) => refTo('User', name));
define(SCHEMA.getQueryType(), { users, user: () => refTo('User', 'good') });
define(SCHEMA.getMutationType(), { users });
define(SCHEMA.getType('User') as GraphQLObjectType, {
  name: about('name', (urn) => urn.toUpperCase()),
  strict: about('strict', (urn) => (urn.includes('null') ? null : urn)),
  manager: about('manager', (urn) => refTo('User', urn.replace(/bad|null/, 'boss'))),
  friends: about('friends', (urn) => [refTo('User', 'late'), refTo('User', urn), refTo('User', 'null')]),
  titled: about('titled', (urn, { as }: { as: string }) => `${as} ${urn}`),
});

function prepare(query: string): PreparedOperation {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('the query holds no operation');
  return new PreparedOperation(SCHEMA, document, operation);
}

type Path = readonly (string | number)[];

/**
 * Data and errors in their JSON form. Which errors are reported below a value that is null anyway depends on what came
 * first, also in graphql-js; they are left out.
 */
function sorted(result: unknown): unknown {
  const { data, errors = [] } = JSON.parse(JSON.stringify(result)) as { data: unknown; errors?: { path: Path }[] };
  const lasting = errors.filter(({ path }) => !isBelowNull(data, path));
  return { data, errors: lasting.sort((a, b) => JSON.stringify(a.path).localeCompare(JSON.stringify(b.path))) };
}

function isBelowNull(data: unknown, path: Path): boolean {
  let value = data;
  for (const key of path.slice(0, -1)) {
    value = (value as Record<string | number, unknown> | null)?.[key];
    if (value === null || value === undefined) return true;
  }
  return false;
}

const SELECTION = fc.letrec<{ user: string }>((tie) => ({
  user: fc
    .array(
      fc.oneof(
        { depthSize: 'small', depthIdentifier: 'd' },
        fc.constantFrom('name', 'strict', 'urn', 'titled(as: "Dr")', 'other: titled(as: "Prof")'),
        tie('user').map((inner) => `manager { ${inner} }`),
        tie('user').map((inner) => `friends { ${inner} }`),
      ),
      { minLength: 1, maxLength: 4, depthIdentifier: 'd' },
    )
    .map((parts) => parts.join(' ')),
}));
const NAMES = fc.array(fc.constantFrom('good', 'bad', 'null', 'late', 'late bad', 'late null'), { maxLength: 6 });

const SEED = Number(process.env['SEED'] ?? 1);

describe('Entities that a query shows more than once', () => {
  it.each(['good', 'late'])('should be resolved once for each selection (%s)', async (name) => {
    resolved = [];
    const operation = prepare(
      'query ($names: [String!]!) { users(names: $names) { name } again: users(names: $names) { name manager { urn } } }',
    );
    const { data, errors } = await operation.execute({ names: [name, name, name] }, {}, new WorkBudget());
    expect(errors).toEqual([]);
    expect((data as { users: { name: string }[] }).users).toEqual(
      [name, name, name].map((one) => ({ name: one.toUpperCase() })),
    );
    expect(resolved).toEqual([`name ${name}`, `name ${name}`, `manager ${name}`]);
  });

  it('should be resolved again in a mutation, which may have changed them', async () => {
    resolved = [];
    const operation = prepare('mutation ($names: [String!]!) { users(names: $names) { name } }');
    await operation.execute({ names: ['good', 'good'] }, {}, new WorkBudget());
    expect(resolved).toEqual(['name good', 'name good']);
  });

  it('should count as characters of the response each time', async () => {
    const operation = prepare('query ($names: [String!]!) { users(names: $names) { name } }');
    const work = new WorkBudget({ work: 1_000_000, characters: 2_000 });
    const { data, errors } = await operation.execute({ names: Array.from({ length: 200 }, () => 'good') }, {}, work);
    expect(data).toBeNull();
    expect(errors[0]?.message).toContain('(GRAPHQL_ANSWER_LENGTH_LIMIT)');
  });

  it('should count for what they contain, however often that repeats within', async () => {
    const nested = (depth: number): string => (depth === 0 ? 'name' : `friends { ${nested(depth - 1)} }`);
    const work = new WorkBudget({ work: 1_000_000, characters: 1_000_000_000 });
    const { data } = await prepare(`{ user { ${nested(10)} } }`).execute({}, {}, work);
    const length = JSON.stringify(data).length;
    expect(length).toBeGreaterThan(500_000);
    expect(work.length / length).toBeGreaterThan(0.8);
    expect(work.spent).toBeLessThan(1_000);
  });

  it(`should have the values and the errors of each place, as with graphql-js (SEED=${SEED})`, async () => {
    const property = fc.asyncProperty(SELECTION.user, NAMES, async (selection, names) => {
      const query = `query ($names: [String!]!) { users(names: $names) { ${selection} } user { ${selection} } }`;
      const variables = { names };
      const wanted = await execute({ schema: SCHEMA, document: parse(query), variableValues: variables });
      const operation = prepare(query);
      expect(sorted(await operation.execute(variables, {}, new WorkBudget()))).toEqual(sorted(wanted));
    });
    await fc.assert(property, { seed: SEED, numRuns: 150 });
  });
});
