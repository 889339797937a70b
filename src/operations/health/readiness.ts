import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** Phase in the life of the process. */
export type ReadinessState = 'starting' | 'ready' | 'stopping';

/** Tracks the phase of the process: ready from the start of the last module until the stop signal. */
@Injectable()
export class Readiness implements OnApplicationBootstrap {
  private current: ReadinessState = 'starting';

  get state(): ReadinessState {
    return this.current;
  }

  onApplicationBootstrap(): void {
    this.current = 'ready';
  }

  /** Records the stop signal. */
  stop(): void {
    this.current = 'stopping';
  }
}
