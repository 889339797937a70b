import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { IncidentStatusInput, RaiseIncidentInput, UpdateIncidentInput, UpsertIncidentInput } from './incident.input.js';
import { IncidentService } from './incident.service.js';
import { CHANGING_INCIDENT, EDITING_INCIDENTS } from './incident.demands.js';

const URN = { description: 'Urn of the incident.' };

/** Mutations of incidents. */
@Resolver()
export class IncidentResolver {
  constructor(private readonly incidents: IncidentService) {}

  @AuthorizedInside(EDITING_INCIDENTS)
  @Mutation(() => String, { nullable: true, description: 'Raises an incident. Answers its urn.' })
  raiseIncident(
    @Args('input', { description: 'The incident.' }) input: RaiseIncidentInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.incidents.raise(input, context);
  }

  @AuthorizedInside(CHANGING_INCIDENT)
  @Mutation(() => Boolean, { nullable: true, description: 'Changes how an incident stands. Answers true.' })
  async updateIncidentStatus(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'How it is to stand.' }) input: IncidentStatusInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.incidents.updateStatus(urn, input, context);
    return true;
  }

  @AuthorizedInside(CHANGING_INCIDENT)
  @Mutation(() => Boolean, { nullable: true, description: 'Changes what is given of an incident. Answers true.' })
  async updateIncident(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'What is to change.' }) input: UpdateIncidentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.incidents.update(urn, input, context);
    return true;
  }

  @AuthorizedInside(CHANGING_INCIDENT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Replaces what people say of an incident that is there already. Answers true.',
  })
  async upsertIncident(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'What it is to be.' }) input: UpsertIncidentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.incidents.replace(urn, input, context);
    return true;
  }
}
