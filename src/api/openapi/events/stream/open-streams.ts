import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DomainError } from '../../../../foundation/common/errors.js';
import { AppConfig } from '../../../../foundation/config/index.js';
import { ServiceHttpAdapter } from '../../../../foundation/http/index.js';
import { MetricsRegistry } from '../../../../foundation/telemetry/index.js';

/** Value of `Retry-After` for refused followers, in seconds. */
const RETRY_AFTER_SECONDS = 30;

/** The open streams of events: limits their number, and ends them when the service stops. */
@Injectable()
export class OpenStreams implements OnModuleInit {
  private readonly open = new Map<AbortController, string>();
  private isStopping = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: AppConfig,
    private readonly metrics: MetricsRegistry,
  ) {}

  onModuleInit(): void {
    const options = { name: 'event_streams_open', help: 'Open streams of events.' };
    this.metrics.gauge(options, () => Promise.resolve([{ value: this.open.size }]));
    const { httpAdapter } = this.host;
    if (httpAdapter instanceof ServiceHttpAdapter) httpAdapter.onStop(() => this.endAll());
  }

  /**
   * Counts a stream of `actorUrn` until the controller is aborted, which ends the stream. Throws `RATE_LIMITED` if
   * there are too many streams, of the actor or in all, and `STOPPING`.
   */
  add(actorUrn: string): AbortController {
    if (this.isStopping) throw new DomainError('STOPPING', 'The service is stopping. Connect again.');
    const { streamsPerActor, streamsLimit } = this.config.events;
    const ofActor = [...this.open.values()].filter((urn) => urn === actorUrn).length;
    if (ofActor >= streamsPerActor)
      throw tooMany(`${actorUrn} has ${String(ofActor)} open streams of events, the most that an actor may have.`);
    if (this.open.size >= streamsLimit) throw tooMany('There are as many open streams of events as may be.');
    const controller = new AbortController();
    this.open.set(controller, actorUrn);
    controller.signal.addEventListener('abort', () => this.open.delete(controller));
    return controller;
  }

  private endAll(): void {
    this.isStopping = true;
    for (const controller of [...this.open.keys()]) controller.abort();
  }
}

function tooMany(message: string): DomainError {
  return new DomainError('RATE_LIMITED', `${message} Close one, or try again later.`, {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}
