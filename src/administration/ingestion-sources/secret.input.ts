import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';

const NAME = /^[^\s(),]+$/;
const NAME_FIX = { message: '$property must neither be empty nor contain white space, brackets or commas' };

/** Selection of secrets to list. */
@InputType()
export class ListSecretsInput {
  /** Number of secrets to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of secrets to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all secrets when absent or empty. */
  readonly query?: string | null;
}

/** Secrets whose values are requested. */
@InputType()
export class GetSecretValuesInput {
  /** Names of the secrets; unknown names are omitted from the result. */
  readonly secrets!: string[];
}

/** A secret to create. */
@InputType()
export class CreateSecretInput {
  /** Name by which recipes refer to the secret; also the last part of the urn. */
  @Matches(NAME, NAME_FIX)
  readonly name!: string;
  /** The value, unencrypted; the service stores it encrypted. */
  readonly value!: string;
  /** Description of the secret. */
  readonly description?: string | null;
}

/** Changes of a secret. */
@InputType()
export class UpdateSecretInput {
  /** Urn of the secret. */
  readonly urn!: string;
  /** Name by which recipes refer to the secret. */
  @Matches(NAME, NAME_FIX)
  readonly name!: string;
  /** The value, unencrypted; the service stores it encrypted. */
  readonly value!: string;
  /** Description of the secret; removed when absent. */
  readonly description?: string | null;
}
