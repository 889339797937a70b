import { Injectable } from '@nestjs/common';
import { type WriteContext, WriteSwitch } from '../aspects/index.js';
import type { Actor } from '../auth/index.js';
import { Clock } from '../foundation/common/clock.js';
import { requestOrigin } from '../foundation/requests/request-origin.js';
import type { IngestOptions } from './ingest-options.js';

/** Contexts of writes: who writes, when, and from where. */
@Injectable()
export class WriteContexts {
  constructor(
    private readonly clock: Clock,
    private readonly writes: WriteSwitch,
  ) {}

  /**
   * Returns the context of a write that `actor` begins now; address and trace id are those of the request unless the
   * options name others. Throws `ENGINE_UNAVAILABLE` while writes are switched off.
   */
  of(actor: Actor, options: IngestOptions): WriteContext {
    this.writes.require();
    const { source, proposedByCaller, searchTiming, onBehalfOf } = options;
    const origin = requestOrigin();
    const [sourceIp, traceId] = [options.sourceIp ?? origin?.address, options.traceId ?? origin?.traceId];
    return {
      audit: { time: this.clock.now(), actor: actor.urn },
      source,
      ...(sourceIp === undefined ? {} : { sourceIp }),
      ...(traceId === undefined ? {} : { traceId }),
      ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
      ...(proposedByCaller === undefined ? {} : { proposedByCaller }),
      ...(searchTiming === undefined ? {} : { searchTiming }),
    };
  }
}
