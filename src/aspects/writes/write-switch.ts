import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { Notice, OneProcess, Question, Workers } from '../../foundation/workers/index.js';

/** How long throttled callers are asked to wait. */
const RETRY_AFTER_SECONDS = 30;

interface SwitchState {
  readonly isOn: boolean;
  readonly throttledSince?: number;
}

const SWITCHED = new Notice<SwitchState>('writes switched');
const STATE = new Question<SwitchState>('switch of writes');

/**
 * Whether this replica, with all its workers, writes at all. While writes are switched off they are refused, so that no
 * caller believes one was stored.
 */
@Injectable()
export class WriteSwitch implements OnModuleInit {
  private state: SwitchState = { isOn: true };

  constructor(private readonly workers: Workers = new OneProcess()) {
    workers.onAsked(STATE, () => this.state);
    workers.onTold(SWITCHED, (state) => {
      this.state = state;
    });
  }

  /** A worker that replaces another one takes over the state of the others. */
  async onModuleInit(): Promise<void> {
    const { state } = this;
    const [others] = await this.workers.ask(STATE);
    if (others !== undefined && this.state === state) this.state = others;
  }

  /** When throttling of callers began, in milliseconds since 1970; undefined = callers are not throttled. */
  get throttledSince(): number | undefined {
    return this.state.throttledSince;
  }

  /** Accepts or refuses writes from now on. Resolves when every worker does. */
  set(isOn: boolean): Promise<void> {
    return this.change({ ...this.state, isOn });
  }

  /**
   * Throttles the writes of callers from the given time on, or accepts them without one; the service's own writes
   * continue. Resolves when every worker does.
   */
  throttle(since: number | undefined): Promise<void> {
    const { isOn } = this.state;
    return this.change(since === undefined ? { isOn } : { isOn, throttledSince: since });
  }

  /** Throws `RATE_LIMITED` while callers are throttled. */
  requireUnthrottled(): void {
    if (this.state.throttledSince === undefined) return;
    throw new DomainError('RATE_LIMITED', 'Writes are throttled by an operator. Try again later.', {
      details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
    });
  }

  /** Throws `ENGINE_UNAVAILABLE` while writes are switched off. */
  require(): void {
    if (this.state.isOn) return;
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      'Writes are switched off. An operator switches them on with POST /entities?action=setWritable and {"value": true}.',
    );
  }

  private async change(state: SwitchState): Promise<void> {
    this.state = state;
    await this.workers.tell(SWITCHED, state);
  }
}
