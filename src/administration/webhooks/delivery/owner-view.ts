import { Injectable } from '@nestjs/common';
import { AspectStore, type FollowedChange, publishableAspect, valueIn } from '../../../aspects/index.js';
import {
  type Actor,
  Authorizer,
  ReadableFields,
  resourceAt,
  UserDirectory,
  ViewAuthorizer,
} from '../../../auth/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { domains, globalTags, ModelRegistry } from '../../../model/index.js';
import { MANAGING_WEBHOOKS } from '../webhook.demands.js';
import { changeCategory } from './change-category.js';
import { asksLabels, passesFilter, passesLabels, type WebhookFilter } from './change-filter.js';

/** A change as the owner of a webhook may read it. */
export interface DeliverableChange {
  readonly change: FollowedChange;
  readonly category: string | undefined;
}

/**
 * Decides what the owner of a webhook receives: what the owner could read over OpenAPI. Secret aspects are never sent.
 */
@Injectable()
export class OwnerView {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly views: ViewAuthorizer,
    private readonly fields: ReadableFields,
    private readonly users: UserDirectory,
    private readonly registry: ModelRegistry,
    private readonly store: AspectStore,
  ) {}

  /** Why the owner may have no webhooks now, as the rest of a sentence; undefined if there is no reason. */
  async obstacleOf(owner: string): Promise<string | undefined> {
    if (!(await this.users.stateOf(owner)).isActive) return 'is removed or suspended';
    const mayManage = await this.authorizer.meets(actorOf(owner), MANAGING_WEBHOOKS);
    return mayManage ? undefined : 'lacks the privilege MANAGE_WEBHOOKS';
  }

  /** The change as the owner may read it; undefined if the filter or the owner's rights leave it out. */
  async deliverable(
    change: FollowedChange,
    owner: string,
    filter: WebhookFilter | undefined,
  ): Promise<DeliverableChange | undefined> {
    const { urn, aspectName, kind } = change;
    const spec = publishableAspect(change, this.registry);
    if (spec === undefined) return undefined;
    const category = changeCategory(aspectName, spec.isKey);
    if (!passesFilter(change, filter, category) || !(await this.hasLabels(urn, filter))) return undefined;
    const actor = actorOf(owner);
    const group = kind === 'timeseries' ? 'TIMESERIES' : 'ENTITY';
    if (!(await this.views.mayOperate(actor, group, 'READ', resourceAt(urn)))) return undefined;
    return { change: await this.fields.change(actor, change), category };
  }

  private async hasLabels(urn: string, filter: WebhookFilter | undefined): Promise<boolean> {
    if (!asksLabels(filter)) return true;
    const aspects = (await this.store.latest([urn], [domains.name, globalTags.name])).get(urn);
    const tags = (valueIn(aspects, globalTags)?.tags ?? []).map(({ tag }) => tag);
    return passesLabels({ domains: valueIn(aspects, domains)?.domains ?? [], tags }, filter);
  }
}

function actorOf(owner: string): Actor {
  return { urn: owner, id: Urn.tryParse(owner)?.key ?? owner, isSystem: false };
}
