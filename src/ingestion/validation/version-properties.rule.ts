import type { AspectStore, ChangeProposal, PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import { Urn } from '../../foundation/common/urn.js';
import type { EdgeStore } from '../../graph/index.js';
import { changeOf } from './change-of.js';
import { textAt, valueAt } from './json-access.js';
import { onceForUrn, oncePerBatch } from './once-per-batch.js';
import { invalid, invalidProposal } from './rule-failure.js';
import { isTrusted, systemUpdateMetadata } from './trusted-write.js';
import { DEFAULT_SCHEME, isVersionWritten, latestMark, type VersionSetState, versionSetState } from './version-set.js';

const GENERATED_SCHEME = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';
const GENERATED_SORT_ID = /^[A-Z]{8}$/;
/** Paths of what no two versions of a set share. */
const NAMES: readonly (readonly string[])[] = [['sortId'], ['version', 'versionTag']];
/** Most versions of one set that are compared. */
const MAX_MEMBERS = 10_000;

/** For each of `NAMES`, the versions that have a name. */
type VersionNames = readonly ReadonlyMap<string | undefined, readonly { readonly urn: string }[]>[];

/** Where the rule finds the other versions of a set. */
export interface VersionStores {
  readonly edges: Pick<EdgeStore, 'relationships'>;
  readonly aspects: Pick<AspectStore, 'latest'>;
}

/**
 * A version fits its set and differs from the other versions there. The service determines the latest version, and
 * creates the set with its first version.
 */
export function versionPropertiesRule(stores: VersionStores): WriteRule {
  const versionsOf = oncePerBatch(({ batch }) =>
    listsBy(
      batch.filter(({ aspect }) => aspect.name === 'versionProperties'),
      ({ value }) => textAt(value, 'versionSet'),
    ),
  );
  const stateOf = onceForUrn((context, setUrn) =>
    versionSetState(context, setUrn, versionsOf(context).get(setUrn) ?? []),
  );
  const namesOf = onceForUrn(async (context, setUrn) => {
    const written = versionsOf(context).get(setUrn) ?? [];
    return versionNames(context, setUrn, await storedMembers(stores, setUrn), written);
  });
  return {
    aspects: ['versionProperties'],
    async mutate({ value, proposal }, context) {
      if (value === undefined || isTrusted(proposal, context)) return value;
      const set = await stateOf(context, textAt(value, 'versionSet') ?? '');
      return { ...value, isLatest: set.latest === proposal.urn };
    },
    async check(planned, context) {
      const { value, proposal } = planned;
      if (value === undefined || isTrusted(proposal, context)) return;
      refuseIsLatest(planned);
      const set = await stateOf(context, textAt(value, 'versionSet') ?? '');
      checkAgainstSet(planned, value, set);
      if (isMoved(planned)) checkUnique(planned, value, await namesOf(context, set.urn));
    },
    async sideEffects({ value, proposal }, context) {
      if (value === undefined || isTrusted(proposal, context)) return [];
      const set = await stateOf(context, textAt(value, 'versionSet') ?? '');
      const before = textAt(set.properties, 'latest');
      if (set.latest !== proposal.urn || before === proposal.urn || isSetWritten(context, set.urn)) return [];
      const old =
        before === undefined || isVersionWritten(context, before) ? [] : [latestMark(before, false, proposal)];
      return [setProposal(set, value, proposal), ...old];
    },
  };
}

function setProposal(set: VersionSetState, version: JsonObject, cause: ChangeProposal): ChangeProposal {
  const versioningScheme = textAt(version, 'versioningScheme') ?? DEFAULT_SCHEME;
  return {
    urn: set.urn,
    entityType: 'versionSet',
    aspectName: 'versionSetProperties',
    changeType: 'UPSERT',
    value: { versioningScheme, ...set.properties, latest: cause.urn },
    systemMetadata: systemUpdateMetadata(cause),
  };
}

function isSetWritten(context: RuleContext, setUrn: string): boolean {
  return changeOf(context, setUrn, 'versionSetProperties') !== undefined;
}

function refuseIsLatest(planned: PlannedWrite): void {
  const { proposal, previous } = planned;
  const sent = valueAt(proposal.value, 'isLatest');
  const isSent = sent !== undefined && sent !== valueAt(previous?.value, 'isLatest');
  if (isSent || proposal.patch?.patch.some(({ path }) => path === '/isLatest') === true) {
    throw invalidProposal(planned, 'isLatest may not be sent: the service sets it by sortId; leave it out');
  }
}

/** The scheme and the sort id are checked once the set has properties, as in DataHub. */
function checkAgainstSet(planned: PlannedWrite, value: JsonObject, set: VersionSetState): void {
  const entityType = Urn.parse(set.urn).parts[1];
  if (entityType !== planned.entity.name) {
    throw invalid(
      planned,
      `Version set ${set.urn} is for entities of type ${String(entityType)}, not ${planned.entity.name}`,
    );
  }
  if (set.stored === undefined) return;
  const scheme = textAt(value, 'versioningScheme') ?? DEFAULT_SCHEME;
  const setScheme = textAt(set.stored, 'versioningScheme') ?? DEFAULT_SCHEME;
  if (scheme !== setScheme)
    throw invalid(planned, `versioningScheme ${scheme} does not match that of the version set, ${setScheme}`);
  if (scheme === GENERATED_SCHEME && !GENERATED_SORT_ID.test(textAt(value, 'sortId') ?? '')) {
    throw invalid(planned, `sortId must be 8 capital letters for versioningScheme ${GENERATED_SCHEME}`);
  }
}

function isMoved({ value, previous }: PlannedWrite): boolean {
  return [['versionSet'], ...NAMES].some((path) => textAt(value, ...path) !== textAt(previous?.value, ...path));
}

async function storedMembers(
  { edges, aspects }: VersionStores,
  setUrn: string,
): Promise<ReadonlyMap<string, JsonObject>> {
  const query = { urn: setUrn, direction: 'INCOMING', types: ['VersionOf'], start: 0, count: MAX_MEMBERS } as const;
  const urns = (await edges.relationships(query)).relationships.map(({ urn }) => urn);
  const found = await aspects.latest(urns, ['versionProperties']);
  return new Map([...found].flatMap(([urn, byName]) => [...byName.values()].map(({ value }) => [urn, value] as const)));
}

/** The versions of a set with the batch applied, by each of their names. */
function versionNames(
  context: RuleContext,
  setUrn: string,
  stored: ReadonlyMap<string, JsonObject>,
  written: readonly PlannedWrite[],
): VersionNames {
  const kept = [...stored].filter(([urn, value]) => !isReplaced(context, urn) && isIn(setUrn, value));
  const members = new Map([...kept, ...written.map(({ proposal, value }) => [proposal.urn, value] as const)]);
  return NAMES.map((path) =>
    listsBy(
      [...members].map(([urn, value]) => ({ urn, name: textAt(value, ...path) })),
      ({ name }) => name,
    ),
  );
}

function isReplaced(context: RuleContext, urn: string): boolean {
  return context.changesOf(urn).some(({ aspect, value }) => aspect.name === 'versionProperties' && value !== undefined);
}

function isIn(setUrn: string, value: JsonObject): boolean {
  return textAt(value, 'versionSet') === setUrn;
}

function checkUnique(planned: PlannedWrite, value: JsonObject, names: VersionNames): void {
  for (const [at, path] of NAMES.entries()) {
    const name = textAt(value, ...path);
    const other =
      name === undefined ? undefined : names[at]?.get(name)?.find(({ urn }) => urn !== planned.proposal.urn);
    if (other !== undefined)
      throw invalid(planned, `${path.join('.')} must be unique in the version set; ${other.urn} has it already`);
  }
}
