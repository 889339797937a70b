import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { ResourceRefInput } from '../../entities/index.js';
import { OwnerInput } from '../ownership/index.js';

/** A domain to create. */
@InputType()
export class CreateDomainInput {
  /** Id of the domain, the last part of its urn; a random one when absent. */
  @ValidateIf((input: CreateDomainInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Name for people, unique among the domains of the same parent. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the domain is about. */
  readonly description?: string | null;
  /** Urn of the domain that holds it; none when absent. */
  readonly parentDomain?: string | null;
  /** Who owns the domain; nobody when absent. */
  readonly owners?: OwnerInput[] | null;
}

/** A domain, and the one that is to hold it. */
@InputType()
export class MoveDomainInput {
  /** Urn of the domain that is to hold it; none when absent or null. */
  readonly parentDomain?: string | null;
  /** Urn of the domain that moves. */
  readonly resourceUrn!: string;
}

/** Entities, and the domain that they are to belong to. */
@InputType()
export class BatchSetDomainInput {
  /** Urn of the domain; none when absent or null. */
  readonly domainUrn?: string | null;
  /** The entities. */
  readonly resources!: ResourceRefInput[];
}
