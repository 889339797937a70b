import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { StoredTypes, type UnknownType } from '../../aspects/index.js';
import { Workers } from '../../foundation/workers/index.js';

/**
 * Logs a warning after the start, in the background, for stored entity types and aspects that the model lacks. The
 * usual cause is a file missing from MODEL_PATH.
 */
@Injectable()
export class UnknownTypes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Model');
  private isStopping = false;

  constructor(
    private readonly types: StoredTypes,
    private readonly workers: Workers,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.workers.onlyReads) setImmediate(() => void this.warn());
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async warn(): Promise<void> {
    try {
      const found = await this.types.unknown(() => !this.isStopping);
      for (const type of found) this.logger.warn(textOf(type));
    } catch (error) {
      if (!this.isStopping) this.logger.warn(`Failed to compare the stored types with the model: ${String(error)}`);
    }
  }
}

function textOf({ entityType, aspects, example }: UnknownType): string {
  const what =
    aspects.length === 0 ? `entities of type ${entityType}` : `aspects ${aspects.join(', ')} of ${entityType}`;
  return (
    `The database holds ${what} (as in ${example}), which the model lacks. They are kept but not served. If they ` +
    'belong to a custom model, add its file to MODEL_PATH.'
  );
}
