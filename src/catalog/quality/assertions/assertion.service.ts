import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { assertionInfo, assertionRunEvent, dataPlatformInstance, type StoredOf } from '../../../model/index.js';
import type { AssertionResultInput } from './assertion-result.input.js';
import { AssertionResultType } from './assertion-result-type.enum.js';
import { EDITING_ANY_ASSERTION, EDITING_ASSERTIONS } from './assertion.demands.js';
import { customAssertionInfo, platformUrn } from './custom-assertion.js';
import { mapOf } from './map-entries.js';
import { asserteeOf } from './stored-assertion.js';
import type { UpsertCustomAssertionInput } from './upsert-custom-assertion.input.js';

const ENTITY_TYPE = 'assertion';

/**
 * Manages assertions that other systems evaluate. Throws `FORBIDDEN` unless the actor may edit the assertions of the
 * asserted entity.
 */
@Injectable()
export class AssertionService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates or replaces an assertion, and returns its urn, which is generated if absent. To replace an assertion, the
   * actor must also be allowed to edit the assertions of the previously asserted entity. Throws `INVALID_ARGUMENT` for
   * urns of other entity types, a platform without a name, and blank paths.
   */
  async upsertCustom(urn: string | null | undefined, input: UpsertCustomAssertionInput, by: Editor): Promise<string> {
    const target = urn ?? Urn.of(ENTITY_TYPE, randomUUID()).toString();
    requireUrnOf(ENTITY_TYPE, target, 'urn');
    requireUrnOf('dataset', input.entityUrn, 'input.entityUrn');
    await this.authorize(input.entityUrn, by);
    const before = urn == null ? undefined : await this.assertee(target);
    if (before !== undefined && before !== input.entityUrn) await this.authorize(before, by);
    const platform = platformUrn(input.platform);
    await this.editor.write(
      [
        valueEdit(target, assertionInfo, customAssertionInfo(input)),
        valueEdit(target, dataPlatformInstance, { platform }),
      ],
      by,
    );
    return target;
  }

  /** Records the outcome of a run. Throws `NOT_FOUND` for an assertion that is not stored or names no entity. */
  async report(urn: string, result: AssertionResultInput, by: Editor): Promise<void> {
    requireUrnOf(ENTITY_TYPE, urn, 'urn');
    const asserteeUrn = await this.assertee(urn);
    if (asserteeUrn === undefined) {
      await this.authorizer.requireDemand(by.actor, EDITING_ANY_ASSERTION);
      throw new DomainError('NOT_FOUND', `${urn} is not stored; create it with upsertCustomAssertion`);
    }
    await this.authorize(asserteeUrn, by);
    const timestampMillis = result.timestampMillis ?? this.clock.now();
    const value = {
      timestampMillis,
      runId: String(timestampMillis),
      assertionUrn: urn,
      asserteeUrn,
      status: 'COMPLETE' as const,
      result: storedResult(result),
    };
    await this.editor.write([valueEdit(urn, assertionRunEvent, value)], by);
  }

  /**
   * Hard-deletes an assertion and all references to it; does nothing if it is not stored. If the assertion is not
   * stored or names no entity, the privilege to edit all assertions is required.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(ENTITY_TYPE, urn, 'urn');
    const asserteeUrn = await this.assertee(urn);
    if (asserteeUrn === undefined) await this.authorizer.requireDemand(by.actor, EDITING_ANY_ASSERTION);
    else await this.authorize(asserteeUrn, by);
    await this.references.deleteEverywhere(urn, by);
  }

  private async assertee(urn: string): Promise<string | undefined> {
    const info = await this.store.value(urn, assertionInfo);
    return info && asserteeOf(info);
  }

  private authorize(urn: string, { actor }: Editor): Promise<void> {
    return this.authorizer.requireDemand(actor, EDITING_ASSERTIONS, resourceAt(urn));
  }
}

function storedResult({
  type,
  externalUrl,
  error,
  properties,
  severity,
}: AssertionResultInput): StoredOf<typeof assertionRunEvent>['result'] {
  const isError = type === AssertionResultType.ERROR && error != null;
  return {
    type,
    ...given({
      externalUrl,
      error: isError ? { type: error.type, properties: { message: error.message } } : undefined,
      nativeResults: mapOf(properties),
      severity: type === AssertionResultType.FAILURE ? severity : undefined,
    }),
  };
}
