import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';

const NAME = /^[^\s(),]+$/;
const NAME_FIX = { message: '$property must neither be empty nor hold white space, brackets or commas' };

/** Which secrets to list. */
@InputType()
export class ListSecretsInput {
  /** How many secrets to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many secrets to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all secrets when absent or empty. */
  readonly query?: string | null;
}

/** Secrets whose values are asked for. */
@InputType()
export class GetSecretValuesInput {
  /** Names of the secrets; unknown ones are left out of the answer. */
  readonly secrets!: string[];
}

/** A secret to keep. */
@InputType()
export class CreateSecretInput {
  /** Name, by which recipes ask for the value; also the last part of the urn. */
  @Matches(NAME, NAME_FIX)
  readonly name!: string;
  /** The value; it is stored encrypted. */
  readonly value!: string;
  /** What the secret is for. */
  readonly description?: string | null;
}

/** What a secret is to be. */
@InputType()
export class UpdateSecretInput {
  /** Urn of the secret. */
  readonly urn!: string;
  /** Name, by which recipes ask for the value. */
  @Matches(NAME, NAME_FIX)
  readonly name!: string;
  /** The value; it is stored encrypted. */
  readonly value!: string;
  /** What the secret is for; nothing when absent. */
  readonly description?: string | null;
}
