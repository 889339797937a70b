import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, ViewAuthorizer } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { VIEW, VIEW_ASPECT } from './view.mappings.js';
import { DataHubViewType } from './view.model.js';

/** Checks views that somebody chooses. */
@Injectable()
export class ViewChoice {
  constructor(
    private readonly store: AspectStore,
    private readonly viewable: ViewAuthorizer,
  ) {}

  /**
   * Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a stored view that `actor` may read; of one
   * that everybody sees, where that is asked.
   */
  async require(urn: string, actor: Actor, options: { readonly isGlobal: boolean }): Promise<void> {
    const { entityType } = Urn.parse(urn);
    if (entityType !== VIEW.entityType)
      throw invalidArgument(`defaultView: ${urn} names a ${entityType}; give the urn of a view`);
    const view = await this.store.latestOne(urn, VIEW_ASPECT);
    if (view === undefined || !(await this.viewable.mayView(actor, urn)))
      throw invalidArgument(`defaultView: ${urn} does not exist`);
    if (options.isGlobal && view.value['type'] !== DataHubViewType.GLOBAL)
      throw invalidArgument(`defaultView: ${urn} is a personal view; give one of type GLOBAL`);
  }
}
