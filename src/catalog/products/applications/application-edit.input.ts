import { InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateIf, ValidateNested } from 'class-validator';

/** What is known of an application from the start. */
@InputType()
export class CreateApplicationPropertiesInput {
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the application does. */
  readonly description?: string | null;
}

/** An application to create. */
@InputType()
export class CreateApplicationInput {
  /** What is known of it. */
  @ValidateNested()
  @Type(() => CreateApplicationPropertiesInput)
  readonly properties!: CreateApplicationPropertiesInput;
  /** Urn of the domain that it belongs to; none when absent. */
  readonly domainUrn?: string | null;
  /** Id of the application, the last part of its urn; a random one when absent or blank. */
  readonly id?: string | null;
  /** Whether its maker owns it; true when absent. */
  readonly shouldAddCreatorAsOwner?: boolean | null;
}

/** What changes of an application. */
@InputType()
export class UpdateApplicationInput {
  /** Name for people; as it is when absent. */
  @ValidateIf((input: UpdateApplicationInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** What the application does; as it is when absent. */
  readonly description?: string | null;
}

/** Assets, and the application that they are to belong to. */
@InputType()
export class BatchSetApplicationInput {
  /** Urn of the application; when absent or null the assets belong to none any more. */
  readonly applicationUrn?: string | null;
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}

/** Assets, and the application that they are to belong to no more. */
@InputType()
export class BatchUnsetApplicationInput {
  /** Urn of the application. */
  readonly applicationUrn!: string;
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}
