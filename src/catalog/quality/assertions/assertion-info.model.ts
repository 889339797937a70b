import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, CustomPropertiesEntry } from '../../../entities/index.js';
import { AssertionSourceType } from './assertion-source-type.enum.js';
import { AssertionType } from './assertion-type.enum.js';
import { FieldAssertionInfo } from './field-assertion.model.js';
import { FreshnessAssertionInfo } from './freshness-assertion.model.js';
import {
  CustomAssertionInfo,
  DatasetAssertionInfo,
  SchemaAssertionInfo,
  SqlAssertionInfo,
} from './other-assertions.model.js';
import { VolumeAssertionInfo } from './volume-assertion.model.js';

/** Origin of an assertion. */
@ObjectType()
export class AssertionSource {
  readonly type!: AssertionSourceType;
  readonly created?: AuditStamp | null;
}

/** Definition of an assertion; the member for its type is set. */
@ObjectType()
export class AssertionInfo {
  readonly freshnessAssertion?: FreshnessAssertionInfo | null;
  readonly volumeAssertion?: VolumeAssertionInfo | null;
  readonly sqlAssertion?: SqlAssertionInfo | null;
  readonly fieldAssertion?: FieldAssertionInfo | null;
  readonly schemaAssertion?: SchemaAssertionInfo | null;
  readonly customAssertion?: CustomAssertionInfo | null;
  readonly source?: AssertionSource | null;
  readonly lastUpdated?: AuditStamp | null;
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Type of the assertion. */
  readonly type!: AssertionType;
  /** Urn of the asserted entity, for all types. */
  readonly entityUrn?: string | null;
  readonly datasetAssertion?: DatasetAssertionInfo | null;
  readonly description?: string | null;
  /** Note, in Markdown. */
  readonly note?: string | null;
  /** URL of the assertion on its platform. */
  readonly externalUrl?: string | null;
}
