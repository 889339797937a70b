import { Injectable, Logger } from '@nestjs/common';
import { Authorizer, type Privilege } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { messageOf } from '../../../foundation/common/message-of.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';

/**
 * Guards figures from time series. Each figure requires a privilege; assets appear without figures that the actor may
 * not view or that cannot be read.
 */
@Injectable()
export class Figures {
  private readonly logger = new Logger('Usage');

  private readonly times = new WeakMap<GraphqlContext, number>();

  constructor(
    private readonly authorizer: Authorizer,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the time at which a request first asked for it, in milliseconds since 1970: the figures of all assets end
   * at the same time.
   */
  timeOf(context: GraphqlContext): number {
    let time = this.times.get(context);
    if (time === undefined) {
      time = this.clock.now();
      this.times.set(context, time);
    }
    return time;
  }

  /** Returns whether the actor may view the asset `urn` and has `privilege` on it. */
  async isAllowed(urn: string, privilege: Privilege, { actor, entities }: GraphqlContext): Promise<boolean> {
    if (!(await entities.canView(urn))) return false;
    return this.authorizer.can(actor, [privilege], { type: entityTypeOfUrn(urn), urn });
  }

  /** Returns the result of `read`. If it fails, logs the error with `urn`, the asset, and returns `fallback`. */
  async orElse<Value>(fallback: Value, urn: string, read: () => Promise<Value>): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      const reason = messageOf(error);
      this.logger.warn(`Figures of ${urn} cannot be read: ${reason}`);
      return fallback;
    }
  }
}
