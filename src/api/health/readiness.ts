import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** Where the process is in its life. */
export type ReadinessState = 'starting' | 'ready' | 'stopping';

/** Follows the process from its start to its end: ready between the last module's start and the order to stop. */
@Injectable()
export class Readiness implements OnApplicationBootstrap {
  private current: ReadinessState = 'starting';

  get state(): ReadinessState {
    return this.current;
  }

  onApplicationBootstrap(): void {
    this.current = 'ready';
  }

  /** Notes the order to stop. */
  stop(): void {
    this.current = 'stopping';
  }
}
