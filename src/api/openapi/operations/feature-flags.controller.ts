import { Controller } from '@nestjs/common';
import { featureFlags } from '../../../administration/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { AppConfig } from '../../../foundation/config/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { FEATURE_FLAG_OPERATIONS } from './feature-flags.operations.js';

type Flags = Readonly<Record<string, boolean>>;

/**
 * The enabled features, for developers of clients; the same flags as `appConfig` in GraphQL. Not served unless it is
 * enabled.
 */
@Controller()
export class FeatureFlagsController {
  constructor(private readonly config: AppConfig) {}

  /** Every flag. Throws `NOT_FOUND` while this is disabled. */
  @Operation(FEATURE_FLAG_OPERATIONS.list)
  all(_input: unknown, { path }: Caller): Flags {
    this.requireServed(path);
    return Object.fromEntries(this.flags());
  }

  /** One flag. Throws `NOT_FOUND` for an unknown one, and while this is disabled. */
  @Operation(FEATURE_FLAG_OPERATIONS.read)
  one({ name }: InputOf<typeof FEATURE_FLAG_OPERATIONS.read>, { path }: Caller): Flags {
    this.requireServed(path);
    const flags = this.flags();
    const value = flags.get(name);
    if (value === undefined)
      throw new DomainError('NOT_FOUND', `Unknown flag: ${name}. There are ${[...flags.keys()].join(', ')}.`);
    return { [name]: value };
  }

  private flags(): ReadonlyMap<string, boolean> {
    return new Map(Object.entries(featureFlags(this.config)) as [string, boolean][]);
  }

  private requireServed(path: string): void {
    if (this.config.devTooling) return;
    throw new DomainError('NOT_FOUND', `No endpoint GET ${path}.`);
  }
}
