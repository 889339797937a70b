import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { ResourceRefInput } from '../../entities/index.js';
import { OwnerInput } from '../ownership/index.js';

/** A domain to create. */
@InputType()
export class CreateDomainInput {
  /** Id of the domain, the last part of its urn; a random id when absent. */
  @ValidateIf((input: CreateDomainInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Display name, unique among the domains with the same parent. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the domain. */
  readonly description?: string | null;
  /** Urn of the parent domain; none when absent. */
  readonly parentDomain?: string | null;
  /** Owners of the domain; none when absent. */
  readonly owners?: OwnerInput[] | null;
}

/** A domain to move, and its new parent. */
@InputType()
export class MoveDomainInput {
  /** Urn of the new parent domain; the domain becomes a root domain when absent or null. */
  readonly parentDomain?: string | null;
  /** Urn of the domain to move. */
  readonly resourceUrn!: string;
}

/** Entities and their new domain. */
@InputType()
export class BatchSetDomainInput {
  /** Urn of the domain; the entities lose their domain when absent or null. */
  readonly domainUrn?: string | null;
  /** The entities. */
  readonly resources!: ResourceRefInput[];
}
