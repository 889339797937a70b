import { Controller } from '@nestjs/common';
import { actorWithId, Authorizer, type Decision, resourceAt } from '../../../auth/index.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { CONSOLE } from './console.operations.js';

/** Explains the decisions of the authorizer. */
@Controller()
export class DecisionController {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly config: AppConfig,
  ) {}

  /** Whether a user holds a privilege, with every policy that grants it and the result of its evaluation. */
  @Operation(CONSOLE.decision)
  decide({ actor, privilege, urn }: InputOf<typeof CONSOLE.decision>): Promise<Decision> {
    const asked = actorWithId(actor.key, this.config.auth.systemClientId);
    return this.authorizer.decide(asked, privilege, urn === undefined ? undefined : resourceAt(urn));
  }
}
