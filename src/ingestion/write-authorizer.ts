import { Injectable } from '@nestjs/common';
import { AspectStore, type ChangeProposal } from '../aspects/index.js';
import { type Actor, Authorizer, refusalOf } from '../auth/index.js';
import type { DomainError } from '../foundation/common/errors.js';
import { nextTurnIfHeld } from '../foundation/concurrency/event-loop.js';
import { checkItemCount } from '../foundation/requests/items-limit.js';
import { AppConfig } from '../foundation/config/index.js';
import type { IngestOptions } from './ingest-options.js';
import { PatchReads } from './patch-reads.js';
import { type ResourceDomains, resourceOf } from './resource.js';
import { WRITING } from './write.demands.js';
import type { Judge } from './write-unit.js';

type Operation = 'CREATE' | 'UPDATE' | 'DELETE';

/** The operation that a proposal needs, and the domains that it gives to an entity without any. */
interface Question {
  readonly urn: string;
  readonly operation: Operation;
  readonly domains: ResourceDomains;
}

/** Checks that an actor may make the changes that proposals describe. */
@Injectable()
export class WriteAuthorizer {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly aspects: AspectStore,
    private readonly patchReads: PatchReads,
    private readonly config: AppConfig,
  ) {}

  /**
   * Returns the judge of what `actor` proposes: it throws what `requireWrites` throws, if the caller asks for
   * authorization, and `FORBIDDEN` for a patch that reads what the actor may not read.
   */
  judgeOf(actor: Actor, options: IngestOptions): Judge {
    return async (proposals) => {
      if (options.authorize) await this.requireWrites(proposals, actor, options);
      await this.patchReads.require(proposals, actor);
    };
  }

  /**
   * Throws `INVALID_ARGUMENT` for more proposals than a caller may send in one batch, and `FORBIDDEN` naming every urn
   * that the actor may not change in the proposed way. Each urn and operation is checked once.
   */
  private async requireWrites(
    proposals: readonly ChangeProposal[],
    actor: Actor,
    { proposedByCaller, describeRefusal }: IngestOptions,
  ): Promise<void> {
    if (proposedByCaller === true)
      checkItemCount('The batch of proposals', proposals.length, this.config.http.itemsLimit);
    if (this.isUnlimited(actor)) return;
    const refused = new Map<string, Operation>();
    for (const question of await this.questions(proposals)) {
      const turn = nextTurnIfHeld();
      if (turn !== undefined) await turn;
      if (!(await this.isAllowed(actor, question))) refused.set(question.urn, question.operation);
    }
    if (refused.size > 0) throw refusal(refused, actor, describeRefusal);
  }

  /** Throws `FORBIDDEN` when the actor may not delete the entity or parts of it. */
  async requireDelete(urn: string, actor: Actor): Promise<void> {
    if (this.isUnlimited(actor) || (await this.isAllowed(actor, { urn, operation: 'DELETE', domains: {} }))) return;
    const text = `User ${actor.urn} is unauthorized to delete entity: ${urn}`;
    throw refusalOf(WRITING.DELETE, resourceOf(urn, {}), text, { urns: [urn] });
  }

  private isUnlimited(actor: Actor): boolean {
    return actor.isSystem || !this.config.auth.restAuthorization;
  }

  private isAllowed(actor: Actor, { urn, operation, domains }: Question): Promise<boolean> {
    return this.authorizer.meets(actor, WRITING[operation], resourceOf(urn, domains));
  }

  private async questions(proposals: readonly ChangeProposal[]): Promise<Iterable<Question>> {
    const urns = [...new Set(proposals.map(({ urn }) => urn))];
    const existing = await this.aspects.existing(urns, { includeSoftDeleted: true });
    const domains = await this.proposedDomains(proposals);
    const questions = new Map<string, Question>();
    for (const proposal of proposals) {
      const { urn } = proposal;
      const operation = operationOf(proposal, existing.has(urn));
      const proposed = domains.get(urn);
      questions.set(`${operation} ${urn}`, {
        urn,
        operation,
        domains: proposed === undefined ? {} : { proposedDomains: proposed },
      });
    }
    return questions.values();
  }

  /** The domains that the batch gives to entities without stored ones. */
  private async proposedDomains(proposals: readonly ChangeProposal[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const given = new Map<string, readonly string[]>();
    for (const { urn, aspectName, value } of proposals) {
      const domains = aspectName === 'domains' ? value?.['domains'] : undefined;
      if (Array.isArray(domains))
        given.set(
          urn,
          domains.filter((domain) => typeof domain === 'string'),
        );
    }
    if (given.size > 0)
      for (const urn of (await this.aspects.latest([...given.keys()], ['domains'])).keys()) given.delete(urn);
    return given;
  }
}

function operationOf({ changeType, entityType }: ChangeProposal, exists: boolean): Operation {
  if (changeType === 'DELETE') return 'DELETE';
  if (exists) return 'UPDATE';
  const updatesOnly = changeType === 'CREATE' || changeType === 'PATCH';
  return updatesOnly && entityType !== 'document' ? 'UPDATE' : 'CREATE';
}

/** The default message. Source: DataHub. */
const unauthorizedToModify: NonNullable<IngestOptions['describeRefusal']> = (actorUrn, urns) =>
  `User ${actorUrn} is unauthorized to modify entity: ${urns.map((urn) => `HttpStatus: 403 Urn: ${urn}`).join(', ')}`;

function refusal(
  refused: ReadonlyMap<string, Operation>,
  actor: Actor,
  describe: IngestOptions['describeRefusal'] = unauthorizedToModify,
): DomainError {
  const urns = [...refused.keys()];
  const [first = 'UPDATE'] = refused.values();
  return refusalOf(WRITING[first], undefined, describe(actor.urn, urns), { urns });
}
