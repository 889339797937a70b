import { Injectable } from '@nestjs/common';
import { AspectStore, type FollowedChange, toldAspect, valueIn } from '../../../aspects/index.js';
import { type Actor, ReadableFields, resourceAt, UserDirectory, ViewAuthorizer } from '../../../auth/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { domains, globalTags, ModelRegistry } from '../../../model/index.js';
import { changeCategory } from './change-category.js';
import { asksLabels, passesFilter, passesLabels, type WebhookFilter } from './change-filter.js';

/** A change as the owner of a webhook may read it. */
export interface TellableChange {
  readonly change: FollowedChange;
  readonly category: string | undefined;
}

/**
 * Decides what the owner of a webhook is told: what the owner could read over OpenAPI. Secret aspects are never told.
 */
@Injectable()
export class OwnerView {
  constructor(
    private readonly views: ViewAuthorizer,
    private readonly fields: ReadableFields,
    private readonly users: UserDirectory,
    private readonly registry: ModelRegistry,
    private readonly store: AspectStore,
  ) {}

  /** Whether the owner exists and may log in. */
  async isActive(owner: string): Promise<boolean> {
    return (await this.users.stateOf(owner)).isActive;
  }

  /** The change as the owner may read it; undefined if the filter or the owner's rights leave it out. */
  async tellable(
    change: FollowedChange,
    owner: string,
    filter: WebhookFilter | undefined,
  ): Promise<TellableChange | undefined> {
    const { urn, aspectName, kind } = change;
    const spec = toldAspect(change, this.registry);
    if (spec === undefined) return undefined;
    const category = changeCategory(aspectName, spec.isKey);
    if (!passesFilter(change, filter, category) || !(await this.hasLabels(urn, filter))) return undefined;
    const actor: Actor = { urn: owner, id: Urn.tryParse(owner)?.key ?? owner, isSystem: false };
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
