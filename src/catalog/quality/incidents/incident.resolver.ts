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
  @Mutation(() => String, { nullable: true, description: 'Raises an incident. Returns its urn.' })
  raiseIncident(
    @Args('input', { description: 'The incident.' }) input: RaiseIncidentInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.incidents.raise(input, context);
  }

  @AuthorizedInside(CHANGING_INCIDENT)
  @Mutation(() => Boolean, { nullable: true, description: 'Changes the status of an incident. Returns true.' })
  async updateIncidentStatus(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'The status.' }) input: IncidentStatusInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.incidents.updateStatus(urn, input, context);
    return true;
  }

  @AuthorizedInside(CHANGING_INCIDENT)
  @Mutation(() => Boolean, { nullable: true, description: 'Changes the given members of an incident. Returns true.' })
  async updateIncident(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateIncidentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.incidents.update(urn, input, context);
    return true;
  }

  @AuthorizedInside(CHANGING_INCIDENT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Replaces the content of an existing incident. Returns true.',
  })
  async upsertIncident(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'The new content.' }) input: UpsertIncidentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.incidents.replace(urn, input, context);
    return true;
  }
}
