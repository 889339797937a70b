import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { checkPairs } from '../../foundation/requests/pairs-limit.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type AspectEdit,
  type Editor,
  EntityEditor,
  EntityManagers,
  requireUrnOf,
  type ResourceRefInput,
} from '../../entities/index.js';
import { addingOwners, type NewOwner, removingOwners } from './owner-edits.js';
import { OwnerEntityType, type OwnerInput } from './owner.input.js';
import { OwnershipType } from './ownership-type.enum.js';
import { ownership } from '../../model/index.js';
import { OWNERSHIP_TYPE } from './ownership.mappings.js';
import { ownershipTypeUrn, type StoredOwnership } from './stored-ownership.js';
import { EDITING_OWNERS } from './owner.demands.js';

const REFUSAL = 'Unauthorized to update owners. Please contact your DataHub administrator.';

const NAMES: Readonly<Record<OwnerEntityType, string>> = {
  [OwnerEntityType.CORP_USER]: 'corpuser',
  [OwnerEntityType.CORP_GROUP]: 'corpGroup',
};

/**
 * Adds owners to entities and removes them. A call changes all of its entities or none; concurrent calls do not
 * overwrite each other's owners. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for owners, ownership types and entities
 * that do not exist, and for too many owners of too many entities.
 */
@Injectable()
export class OwnerService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Adds owners to each entity. An ownership of the same owner and type is replaced. `typeUrn`: ownership type of
   * owners that name none.
   */
  async add(
    owners: readonly OwnerInput[],
    resources: readonly (ResourceRefInput | null)[],
    by: Editor,
    typeUrn?: string | null,
  ): Promise<void> {
    const urns = wholeEntities(resources);
    checkPairs({ name: 'owners', count: owners.length }, { name: 'resources', count: urns.length });
    await this.authorize(urns, by);
    const added = owners.map((owner) => toNewOwner(owner, typeUrn));
    await this.requireStored(owners, added, typeUrn);
    await this.editor.requireStored(urns);
    if (added.length === 0) return;
    const related = [...urns, ...added.map(({ owner }) => owner)];
    await this.write(urns, (urn, stored, stamp) => addingOwners(urn, added, stored, stamp), by, related);
  }

  /** Adds owners to an entity that the caller has just created. Checks no privilege. */
  async addToNew(owners: readonly OwnerInput[], urn: string, by: Editor): Promise<void> {
    const added = await this.check(owners);
    if (added.length === 0) return;
    const related = [urn, ...added.map(({ owner }) => owner)];
    await this.write([urn], (of, stored, stamp) => addingOwners(of, added, stored, stamp), by, related);
  }

  /**
   * Returns the ownerships that `owners` describe. Throws `INVALID_ARGUMENT` for owners and ownership types that do not
   * exist.
   */
  async check(owners: readonly OwnerInput[]): Promise<readonly NewOwner[]> {
    const added = owners.map((owner) => toNewOwner(owner, undefined));
    await this.requireStored(owners, added, undefined);
    return added;
  }

  /** Removes ownerships of one type, or of all types. The owners need not exist. */
  async remove(
    owners: readonly string[],
    resources: readonly (ResourceRefInput | null)[],
    by: Editor,
    typeUrn?: string | null,
  ): Promise<void> {
    const urns = wholeEntities(resources);
    checkPairs({ name: 'ownerUrns', count: owners.length }, { name: 'resources', count: urns.length });
    await this.authorize(urns, by);
    await this.editor.requireStored(urns);
    const change = (urn: string, stored: StoredOwnership | undefined, stamp: { time: number; actor: string }) =>
      removingOwners(urn, owners, typeUrn ?? undefined, stored, stamp);
    await this.write(urns, change, by, urns);
  }

  private async write(
    urns: readonly string[],
    change: (
      urn: string,
      stored: StoredOwnership | undefined,
      stamp: { time: number; actor: string },
    ) => AspectEdit | undefined,
    by: Editor,
    whileStored: readonly string[],
  ): Promise<void> {
    const stored = await this.store.values(urns, ownership);
    const stamp = this.editor.stamp(by);
    const edits = urns.map((urn) => change(urn, stored.get(urn), stamp));
    await this.editor.write(
      edits.filter((edit) => edit !== undefined),
      by,
      whileStored,
    );
  }

  private async authorize(urns: readonly string[], { actor }: Editor): Promise<void> {
    for (const urn of urns) await this.managers.require(actor, EDITING_OWNERS, urn, REFUSAL);
  }

  private async requireStored(
    owners: readonly OwnerInput[],
    added: readonly NewOwner[],
    typeUrn: string | null | undefined,
  ): Promise<void> {
    const types = [typeUrn, ...owners.map(({ ownershipTypeUrn: urn }) => urn)].filter((urn) => urn != null);
    await this.editor.requireStored([...added.map(({ owner }) => owner), ...types]);
  }
}

function wholeEntities(resources: readonly (ResourceRefInput | null)[]): string[] {
  const present = resources.filter((resource) => resource !== null);
  if (present.some(({ subResource, subResourceType }) => subResource != null || subResourceType != null))
    throw invalidArgument('resources: columns have no owners of their own; omit subResource and subResourceType');
  return [...new Set(present.map(({ resourceUrn }) => resourceUrn))];
}

function toNewOwner(
  { ownerUrn: owner, ownerEntityType, type, ownershipTypeUrn: own }: OwnerInput,
  fallback: string | null | undefined,
): NewOwner {
  const actual = Urn.parse(owner).entityType;
  if (actual !== NAMES[ownerEntityType])
    throw invalidArgument(`ownerEntityType: ${ownerEntityType} was given, but ${owner} names a ${actual}`);
  const typeUrn = own ?? (type == null ? fallback : undefined);
  if (typeUrn == null && type == null) throw invalidArgument('Set type or ownershipTypeUrn of every owner.');
  if (typeUrn != null) requireUrnOf(OWNERSHIP_TYPE.entityType, typeUrn, 'ownershipTypeUrn');
  const builtIn = type ?? OwnershipType.NONE;
  return { owner, type: builtIn, typeUrn: typeUrn ?? ownershipTypeUrn(builtIn) };
}
