import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { type Actor, Authorizer, PRIVILEGES } from '../auth/index.js';
import { parentNodeOf, type ReadAspect } from './parent-node.js';

/** Levels of groups that are followed upwards. */
const MAX_PARENTS = 50;

/** Knows who may manage the glossary, or a part of it. */
@Injectable()
export class GlossaryRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: AspectStore,
  ) {}

  /** Whether the actor may manage a term or a group: the whole glossary, or the children of the group that holds it. */
  async mayManage(actor: Actor, urn: string): Promise<boolean> {
    if (await this.authorizer.can(actor, [PRIVILEGES.MANAGE_GLOSSARIES])) return true;
    const read: ReadAspect = async (of, aspectName) => (await this.store.latestOne(of, aspectName))?.value;
    const parent = await parentNodeOf(urn, read);
    return parent !== undefined && this.mayManageChildren(actor, parent, read);
  }

  private async mayManageChildren(actor: Actor, node: string, read: ReadAspect): Promise<boolean> {
    if (await this.may(actor, PRIVILEGES.MANAGE_GLOSSARY_CHILDREN, node)) return true;
    let ancestor: string | undefined = node;
    for (let level = 0; ancestor !== undefined && level < MAX_PARENTS; level += 1) {
      if (await this.may(actor, PRIVILEGES.MANAGE_ALL_GLOSSARY_CHILDREN, ancestor)) return true;
      ancestor = await parentNodeOf(ancestor, read);
    }
    return false;
  }

  private may(actor: Actor, privilege: (typeof PRIVILEGES)[keyof typeof PRIVILEGES], urn: string): Promise<boolean> {
    return this.authorizer.can(actor, [privilege], { type: 'glossaryNode', urn });
  }
}
