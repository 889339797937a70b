import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../auth/index.js';
import { parentNodeOf, type ReadAspect } from './parent-node.js';
import { MANAGING_ALL_BELOW, MANAGING_CHILDREN, MANAGING_GLOSSARY, MANAGING_IN_GLOSSARY } from './glossary.demands.js';

/** Levels of groups that are followed upwards. */
const MAX_PARENTS = 50;

/** Knows who may manage the glossary, or a part of it. What is asked at the same time is read in one statement. */
@Injectable()
export class GlossaryRights {
  private readonly read: ReadAspect;

  constructor(
    private readonly authorizer: Authorizer,
    store: AspectStore,
  ) {
    const stored = new DataLoader((urns: readonly string[]) => readAll(store, urns), { cache: false });
    this.read = async (of, aspectName) => (await stored.load(of)).get(aspectName)?.value;
  }

  /** Whether the actor may manage a term or a group: the whole glossary, or the children of the group that holds it. */
  async mayManage(actor: Actor, urn: string): Promise<boolean> {
    if (await this.authorizer.meets(actor, MANAGING_GLOSSARY)) return true;
    const parent = await parentNodeOf(urn, this.read);
    return parent !== undefined && this.mayManageBelow(actor, parent);
  }

  /**
   * Whether the actor may put terms and groups into the group `node`, and take them out; at the top of the glossary
   * when it is undefined.
   */
  async mayManageChildren(actor: Actor, node: string | undefined): Promise<boolean> {
    if (await this.authorizer.meets(actor, MANAGING_GLOSSARY)) return true;
    return node !== undefined && this.mayManageBelow(actor, node);
  }

  /** Throws `FORBIDDEN` unless `mayManage` answers true. */
  async require(actor: Actor, urn: string): Promise<void> {
    if (!(await this.mayManage(actor, urn))) throw refusalOf(MANAGING_IN_GLOSSARY, resourceAt(urn));
  }

  /** Throws `FORBIDDEN` unless `mayManageChildren` answers true. */
  async requireChildren(actor: Actor, node: string | undefined): Promise<void> {
    if (await this.mayManageChildren(actor, node)) return;
    throw refusalOf(MANAGING_IN_GLOSSARY, node === undefined ? undefined : resourceAt(node));
  }

  private async mayManageBelow(actor: Actor, node: string): Promise<boolean> {
    if (await this.authorizer.meets(actor, MANAGING_CHILDREN, resourceAt(node))) return true;
    let ancestor: string | undefined = node;
    for (let level = 0; ancestor !== undefined && level < MAX_PARENTS; level += 1) {
      if (await this.authorizer.meets(actor, MANAGING_ALL_BELOW, resourceAt(ancestor))) return true;
      ancestor = await parentNodeOf(ancestor, this.read);
    }
    return false;
  }
}

async function readAll(
  store: AspectStore,
  urns: readonly string[],
): Promise<readonly ReadonlyMap<string, AspectRecord>[]> {
  const found = await store.latest(urns, ['glossaryNodeInfo', 'glossaryTermInfo']);
  return urns.map((urn) => found.get(urn) ?? new Map<string, AspectRecord>());
}
