import { Controller, Get, Param, Req } from '@nestjs/common';
import { FEATURE_FLAGS } from '../../../administration/index.js';
import { Public } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { AppConfig } from '../../../foundation/config/index.js';

type Flags = Readonly<Record<string, boolean>>;

const FLAGS: ReadonlyMap<string, boolean> = new Map(Object.entries(FEATURE_FLAGS) as [string, boolean][]);

/**
 * Which features are on, for those who develop clients; the same flags that `appConfig` tells over GraphQL. Not there
 * unless it is switched on.
 */
@Public()
@Controller('openapi/operations/dev/featureFlags')
export class FeatureFlagsController {
  constructor(private readonly config: AppConfig) {}

  /** Every flag. Throws `NOT_FOUND` while this is switched off. */
  @Get()
  all(@Req() request: { readonly url: string }): Flags {
    this.requireServed(request.url);
    return Object.fromEntries(FLAGS);
  }

  /** One flag. Throws `NOT_FOUND` for an unknown one, and while this is switched off. */
  @Get(':name')
  one(@Param('name') name: string, @Req() request: { readonly url: string }): Flags {
    this.requireServed(request.url);
    const value = FLAGS.get(name);
    if (value === undefined)
      throw new DomainError('NOT_FOUND', `Unknown flag: ${name}. There are ${[...FLAGS.keys()].join(', ')}.`);
    return { [name]: value };
  }

  private requireServed(url: string): void {
    if (this.config.devTooling) return;
    throw new DomainError('NOT_FOUND', `No endpoint GET ${url.split('?')[0] ?? ''}.`);
  }
}
