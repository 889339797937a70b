import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { type AspectRecord, AspectStore, valueIn } from '../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../auth/index.js';
import { type ReadParent, someUpwards } from '../../entities/index.js';
import { glossaryNodeInfo, glossaryTermInfo } from '../../model/index.js';
import { parentNodeReader } from './parent-node.js';
import { MANAGING_ALL_BELOW, MANAGING_CHILDREN, MANAGING_GLOSSARY, MANAGING_IN_GLOSSARY } from './glossary.demands.js';

/**
 * Rights to manage the glossary or a part of it. Parents that are needed in the same tick are read in one statement.
 */
@Injectable()
export class GlossaryRights {
  private readonly parentOf: ReadParent;

  constructor(
    private readonly authorizer: Authorizer,
    store: AspectStore,
  ) {
    const stored = new DataLoader((urns: readonly string[]) => readAll(store, urns), { cache: false });
    this.parentOf = parentNodeReader(async (urn, aspect) => valueIn(await stored.load(urn), aspect));
  }

  /**
   * Returns whether the actor may manage a term or term group, by a right to the whole glossary or to the children of
   * its parent.
   */
  async mayManage(actor: Actor, urn: string): Promise<boolean> {
    if (await this.authorizer.meets(actor, MANAGING_GLOSSARY)) return true;
    const parent = await this.parentOf(urn);
    return parent !== undefined && this.mayManageBelow(actor, parent);
  }

  /**
   * Returns whether the actor may add children to the term group `node` and remove them. An undefined `node` stands for
   * the root of the glossary.
   */
  async mayManageChildren(actor: Actor, node: string | undefined): Promise<boolean> {
    if (await this.authorizer.meets(actor, MANAGING_GLOSSARY)) return true;
    return node !== undefined && this.mayManageBelow(actor, node);
  }

  /** Throws `FORBIDDEN` unless `mayManage` returns true. */
  async require(actor: Actor, urn: string): Promise<void> {
    if (!(await this.mayManage(actor, urn))) throw refusalOf(MANAGING_IN_GLOSSARY, resourceAt(urn));
  }

  /** Throws `FORBIDDEN` unless `mayManageChildren` returns true. */
  async requireChildren(actor: Actor, node: string | undefined): Promise<void> {
    if (await this.mayManageChildren(actor, node)) return;
    throw refusalOf(MANAGING_IN_GLOSSARY, node === undefined ? undefined : resourceAt(node));
  }

  private async mayManageBelow(actor: Actor, node: string): Promise<boolean> {
    if (await this.authorizer.meets(actor, MANAGING_CHILDREN, resourceAt(node))) return true;
    const managesAllBelow = (urn: string) => this.authorizer.meets(actor, MANAGING_ALL_BELOW, resourceAt(urn));
    return someUpwards(node, this.parentOf, managesAllBelow);
  }
}

async function readAll(
  store: AspectStore,
  urns: readonly string[],
): Promise<readonly ReadonlyMap<string, AspectRecord>[]> {
  const found = await store.latest(urns, [glossaryNodeInfo.name, glossaryTermInfo.name]);
  return urns.map((urn) => found.get(urn) ?? new Map<string, AspectRecord>());
}
