import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, ViewAuthorizer } from '../../auth/index.js';
import { requireUrnOf } from '../../entities/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { dataHubViewInfo } from '../../model/index.js';
import { VIEW } from './view.mappings.js';

/** Checks views that users choose as their default. */
@Injectable()
export class ViewChoice {
  constructor(
    private readonly store: AspectStore,
    private readonly viewable: ViewAuthorizer,
  ) {}

  /**
   * Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` unless `urn` names a stored view that `actor` may view. With
   * `isGlobal` the view must be global.
   */
  async require(urn: string, actor: Actor, options: { readonly isGlobal: boolean }): Promise<void> {
    requireUrnOf(VIEW.entityType, urn, 'defaultView');
    const view = await this.store.value(urn, dataHubViewInfo);
    if (view === undefined || !(await this.viewable.mayView(actor, urn)))
      throw invalidArgument(`defaultView: ${urn} does not exist`);
    if (options.isGlobal && view.type !== 'GLOBAL')
      throw invalidArgument(`defaultView: ${urn} is a personal view; choose a view of type GLOBAL`);
  }
}
