import { InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateIf, ValidateNested } from 'class-validator';

/** Initial properties of an application. */
@InputType()
export class CreateApplicationPropertiesInput {
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the application. */
  readonly description?: string | null;
}

/** An application to create. */
@InputType()
export class CreateApplicationInput {
  /** Properties of the application. */
  @ValidateNested()
  @Type(() => CreateApplicationPropertiesInput)
  readonly properties!: CreateApplicationPropertiesInput;
  /** Urn of the domain of the application; none if absent. */
  readonly domainUrn?: string | null;
  /** Id of the application, the last part of its urn; generated if absent or blank. */
  readonly id?: string | null;
  /** Whether the actor becomes an owner; true if absent. */
  readonly shouldAddCreatorAsOwner?: boolean | null;
}

/** Changes to an application. */
@InputType()
export class UpdateApplicationInput {
  /** Display name; unchanged if absent. */
  @ValidateIf((input: UpdateApplicationInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** Description of the application; unchanged if absent. */
  readonly description?: string | null;
}

/** Assets, and the application to add to them. */
@InputType()
export class BatchSetApplicationInput {
  /** Urn of the application; if absent or null, all applications are removed from the assets. */
  readonly applicationUrn?: string | null;
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}

/** Assets, and the application to remove from them. */
@InputType()
export class BatchUnsetApplicationInput {
  /** Urn of the application. */
  readonly applicationUrn!: string;
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}
