import { Field, Int, ObjectType } from '@nestjs/graphql';

/** A secret that ingestion recipes can refer to, without its value. */
@ObjectType()
export class Secret {
  /** Urn of the secret. */
  readonly urn!: string;
  /** Name by which recipes refer to the secret. */
  readonly name!: string;
  /** Description of the secret. */
  readonly description?: string | null;
}

/** A page of secrets. */
@ObjectType()
export class ListSecretsResult {
  /** Number of secrets that were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Requested number of secrets. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Total number of secrets. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The secrets of this page. */
  readonly secrets!: Secret[];
}

/** The value of a secret. */
@ObjectType()
export class SecretValue {
  /** Name of the secret. */
  readonly name!: string;
  /** The decrypted value. */
  readonly value!: string;
}
