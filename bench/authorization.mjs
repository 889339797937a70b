// Question: what does one check of a privilege cost with 1,000 policies, in µs and against the same check with the
// policies of a fresh installation? SQLite, one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuthorization } from './lib/authorization.mjs';
import { tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';

const POLICIES = Number(process.env.POLICIES ?? 1000);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CHECKS = Number(process.env.CHECKS ?? 4000);
const ENTITIES = CHECKS * (ROUNDS + 1);

const USER = 'urn:li:corpuser:asked';
const GROUPS = ['urn:li:corpGroup:g0', 'urn:li:corpGroup:g1', 'urn:li:corpGroup:g2'];
const dataset = (at) => `urn:li:dataset:(urn:li:dataPlatform:hive,bench.t${at},PROD)`;
const onDataset = (at) => ({ type: 'dataset', urn: dataset(at) });

const CASES = [
  ['platform question, granted to all', () => [['VIEW_ANALYTICS']]],
  ['platform question, refused', () => [['MANAGE_POLICIES']]],
  ['question about a type, refused', () => [['EDIT_ENTITY_TAGS'], { type: 'dataset' }]],
  ['resource with domain, warm, granted', () => [['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], onDataset(0)]],
  ['resource with domain, warm, refused', () => [['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], onDataset(1)]],
  ['resource with domain, cold, granted', (at) => [['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], onDataset(at * 2)]],
  ['resource with domain, cold, refused', (at) => [['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], onDataset(at * 2 + 1)]],
];

const few = await openWorld(0);
const many = await openWorld(POLICIES);
for (const [name, question] of CASES) {
  const costs = { few: [], many: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const spent = { few: await costOf(few, question, round), many: await costOf(many, question, round) };
    if (round === 0) continue;
    costs.few.push(spent.few);
    costs.many.push(spent.many);
  }
  const [before, after] = [percentiles(costs.few).p50, percentiles(costs.many).p50];
  const of = `the time with ${POLICIES} policies less (${before.toFixed(2)} µs)`;
  tell(name, { ratio: after / before, of, note: `${after.toFixed(2)} µs a check` });
}
await few.close();
await many.close();

/** Microseconds of a check, one after the other; entities that a round asks about were not asked about before it. */
async function costOf({ authorizer, actor, forget }, question, round) {
  forget();
  const cold = round * (CHECKS / 2);
  const started = performance.now();
  for (let check = 0; check < CHECKS / 2; check += 1) await authorizer.can(actor, ...question(cold + check));
  return ((performance.now() - started) * 1000) / (CHECKS / 2);
}

async function openWorld(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-authorization-'));
  const world = await openAuthorization(dataDir);
  await world.write([
    [USER, 'groupMembership', { groups: GROUPS }],
    [USER, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }],
    ...[...Array(100).keys()].map((at) => [
      `urn:li:domain:d${at}`,
      'domainProperties',
      { name: `d${at}`, ...(at > 0 && { parentDomain: `urn:li:domain:d${Math.floor(at / 3)}` }) },
    ]),
    ...[...Array(count).keys()].map((at) => [`urn:li:dataHubPolicy:bench${at}`, 'dataHubPolicyInfo', policy(at)]),
    ['urn:li:dataHubPolicy:granting', 'dataHubPolicyInfo', granting()],
  ]);
  for (let from = 0; from < ENTITIES; from += 2000) {
    const domains = (at) => ({ domains: [at % 2 === 0 ? 'urn:li:domain:d40' : 'urn:li:domain:d1'] });
    await world.write([...Array(2000).keys()].map((at) => [dataset(from + at), 'domains', domains(from + at)]));
  }
  return {
    ...world,
    async close() {
      await world.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives the asked user's group tags in one domain: what is granted is so in both worlds. */
function granting() {
  return info(['EDIT_ENTITY_TAGS'], { groups: [GROUPS[0]] }, [criterion('DOMAIN', ['urn:li:domain:d13'])]);
}

/**
 * Policies of every kind, half of which name the asked user: by domain, urn, type with domain, owners, and what they
 * are for as a whole.
 */
function policy(at) {
  const actors = [
    { users: [USER] },
    { users: [`urn:li:corpuser:other${at}`] },
    { groups: [GROUPS[at % 3]] },
    { groups: [`urn:li:corpGroup:other${at}`] },
    { resourceOwners: true },
  ][at % 5];
  const criteria = [
    [criterion('DOMAIN', [`urn:li:domain:d${60 + (at % 40)}`])],
    [criterion('URN', [`urn:li:dataset:(urn:li:dataPlatform:hive,other.t${at},PROD)`])],
    [criterion('TYPE', ['dataset']), criterion('DOMAIN', [`urn:li:domain:d${60 + (at % 40)}`])],
    [criterion('TYPE', ['dataset']), criterion('TAG', [`urn:li:tag:t${at}`])],
    [criterion('CONTAINER', [`urn:li:container:c${at}`])],
    [criterion('URN', [`urn:li:dataset:(urn:li:dataPlatform:hive,start${at}`], 'STARTS_WITH')],
    [criterion('TYPE', ['chart', 'dashboard'])],
  ][at % 7];
  return info(['EDIT_ENTITY_TAGS', 'EDIT_ENTITY_DOCS', 'EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'], actors, criteria);
}

function info(privileges, actors, criteria) {
  return {
    displayName: 'Bench',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges,
    actors: { resourceOwners: false, allUsers: false, allGroups: false, ...actors },
    resources: { filter: { criteria } },
    editable: true,
  };
}

function criterion(field, values, condition = 'EQUALS') {
  return { field, values, condition };
}
