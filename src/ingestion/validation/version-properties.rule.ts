import type { AspectStore, ChangeProposal, PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import type { EdgeStore } from '../../graph/index.js';
import { textAt, valueAt } from './json-access.js';
import { invalid } from './rule-failure.js';
import { isTrusted, systemUpdateMetadata } from './trusted-write.js';
import { DEFAULT_SCHEME, isVersionWritten, latestMark, type VersionSetState, versionSetState } from './version-set.js';

const GENERATED_SCHEME = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';
const GENERATED_SORT_ID = /^[A-Z]{8}$/;
/** Most versions of one set that are compared. */
const MAX_MEMBERS = 10_000;

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
  return {
    aspects: ['versionProperties'],
    async mutate({ value, proposal }, context) {
      if (value === undefined || isTrusted(proposal, context)) return value;
      const set = await versionSetState(context, textAt(value, 'versionSet') ?? '');
      return { ...value, isLatest: set.latest === proposal.urn };
    },
    async check(planned, context) {
      const { value, proposal } = planned;
      if (value === undefined || isTrusted(proposal, context)) return;
      refuseIsLatest(planned);
      const set = await versionSetState(context, textAt(value, 'versionSet') ?? '');
      checkAgainstSet(planned, value, set);
      if (isMoved(planned)) checkUnique(planned, context, value, await storedMembers(stores, set.urn));
    },
    async sideEffects({ value, proposal }, context) {
      if (value === undefined || isTrusted(proposal, context)) return [];
      const set = await versionSetState(context, textAt(value, 'versionSet') ?? '');
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
  return context.batch.some(
    ({ proposal, aspect }) => proposal.urn === setUrn && aspect.name === 'versionSetProperties',
  );
}

function refuseIsLatest(planned: PlannedWrite): void {
  const { proposal, previous } = planned;
  const sent = valueAt(proposal.value, 'isLatest');
  const isSent = sent !== undefined && sent !== valueAt(previous?.value, 'isLatest');
  if (isSent || proposal.patch?.patch.some(({ path }) => path === '/isLatest') === true) {
    throw invalid(planned, 'isLatest may not be sent: the service sets it by sortId; leave it out');
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
  return [['versionSet'], ['sortId'], ['version', 'versionTag']].some(
    (path) => textAt(value, ...path) !== textAt(previous?.value, ...path),
  );
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

function checkUnique(
  planned: PlannedWrite,
  { batch }: RuleContext,
  value: JsonObject,
  stored: ReadonlyMap<string, JsonObject>,
): void {
  const members = new Map(stored);
  for (const { proposal, aspect, value: written } of batch) {
    if (aspect.name === 'versionProperties' && written !== undefined) members.set(proposal.urn, written);
  }
  members.delete(planned.proposal.urn);
  for (const [urn, other] of members) {
    if (textAt(other, 'versionSet') !== textAt(value, 'versionSet')) continue;
    const same = [['sortId'], ['version', 'versionTag']].find((path) => isSameText(value, other, path));
    if (same !== undefined)
      throw invalid(planned, `${same.join('.')} must be unique in the version set; ${urn} has it already`);
  }
}

function isSameText(one: JsonObject, other: JsonObject, path: readonly string[]): boolean {
  const text = textAt(one, ...path);
  return text !== undefined && text === textAt(other, ...path);
}
