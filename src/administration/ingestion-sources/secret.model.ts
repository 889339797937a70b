import { Field, Int, ObjectType } from '@nestjs/graphql';

/** A secret that recipes of ingestion can name. Its value is never part of this. */
@ObjectType()
export class Secret {
  /** Urn of the secret. */
  readonly urn!: string;
  /** Name, by which recipes ask for the value. */
  readonly name!: string;
  /** What the secret is for. */
  readonly description?: string | null;
}

/** A page of secrets. */
@ObjectType()
export class ListSecretsResult {
  /** How many secrets were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many secrets were asked for. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** How many secrets there are. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The secrets. */
  readonly secrets!: Secret[];
}

/** The value of a secret. */
@ObjectType()
export class SecretValue {
  /** Name of the secret. */
  readonly name!: string;
  /** The value in clear. */
  readonly value!: string;
}
