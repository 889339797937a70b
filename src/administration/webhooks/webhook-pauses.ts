import { Injectable } from '@nestjs/common';
import { AspectWriter } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { webhookInfo } from '../../model/index.js';
import { WEBHOOK } from './webhook-type.js';

/** Pauses webhooks in the name of the service. */
@Injectable()
export class WebhookPauses {
  constructor(
    private readonly writer: AspectWriter,
    private readonly clock: Clock,
  ) {}

  /** Pauses a webhook for a reason. Throws what `AspectWriter.write` throws, also if the webhook does not exist. */
  async pause(urn: string, reason: string): Promise<void> {
    const patch = [
      { op: 'add', path: '/state', value: 'PAUSED' },
      { op: 'add', path: '/pausedReason', value: reason },
    ] as const;
    const proposal = {
      urn,
      entityType: WEBHOOK,
      aspectName: webhookInfo.name,
      changeType: 'PATCH',
      patch: { patch, arrayPrimaryKeys: {}, forceGenericPatch: true },
    } as const;
    const audit = { time: this.clock.now(), actor: SYSTEM_ACTOR.urn };
    await this.writer.write([proposal], { audit, source: 'SYSTEM', searchTiming: 'prompt' });
  }
}
