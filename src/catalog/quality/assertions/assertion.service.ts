import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../../entities/index.js';
import type { AssertionResultInput } from './assertion-result.input.js';
import { AssertionResultType } from './assertion-result-type.enum.js';
import { EDITING_ANY_ASSERTION, EDITING_ASSERTIONS } from './assertion.demands.js';
import { customAssertionInfo, platformUrn } from './custom-assertion.js';
import { given, mapOf } from './map-entries.js';
import { asserteeOf } from './stored-assertion.js';
import type { UpsertCustomAssertionInput } from './upsert-custom-assertion.input.js';

const INFO = 'assertionInfo';
const ENTITY = 'assertion';
const DATASET = 'dataset';

/**
 * Assertions that clients check themselves. Throws `FORBIDDEN` unless the actor may edit the assertions of what is
 * asserted.
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
   * Creates or replaces an assertion, and answers its urn; without a urn it gets one of its own. Who replaces an
   * assertion must also be allowed to edit those of what it was about. Throws `INVALID_ARGUMENT` for a urn of another
   * kind, a platform without name, and blank paths.
   */
  async upsertCustom(urn: string | null | undefined, input: UpsertCustomAssertionInput, by: Editor): Promise<string> {
    const target = urn == null ? Urn.of(ENTITY, randomUUID()).toString() : assertionUrn(urn);
    await this.authorize(datasetUrn(input.entityUrn), by);
    const before = urn == null ? undefined : await this.assertee(target);
    if (before !== undefined && before !== input.entityUrn) await this.authorize(before, by);
    const platform = platformUrn(input.platform);
    await this.editor.write(
      [
        { urn: target, aspectName: INFO, value: customAssertionInfo(input) },
        { urn: target, aspectName: 'dataPlatformInstance', value: { platform } },
      ],
      by,
    );
    return target;
  }

  /**
   * Notes the outcome of a run. Throws `NOT_FOUND` for an assertion that is not stored or does not say what it is
   * about.
   */
  async report(urn: string, result: AssertionResultInput, by: Editor): Promise<void> {
    const asserteeUrn = await this.assertee(assertionUrn(urn));
    if (asserteeUrn === undefined) {
      await this.authorizer.requireDemand(by.actor, EDITING_ANY_ASSERTION);
      throw new DomainError('NOT_FOUND', `${urn} is no assertion that is stored; create it with upsertCustomAssertion`);
    }
    await this.authorize(asserteeUrn, by);
    const timestampMillis = result.timestampMillis ?? this.clock.now();
    const value = {
      timestampMillis,
      runId: String(timestampMillis),
      assertionUrn: urn,
      asserteeUrn,
      status: 'COMPLETE',
      result: given({
        type: result.type,
        externalUrl: result.externalUrl,
        error: result.type === AssertionResultType.ERROR ? errorOf(result) : undefined,
        nativeResults: result.properties == null ? undefined : { ...mapOf(result.properties) },
        severity: result.type === AssertionResultType.FAILURE ? result.severity : undefined,
      }),
    };
    await this.editor.write([{ urn, aspectName: 'assertionRunEvent', value }], by);
  }

  /**
   * Deletes an assertion for good, and what refers to it. One that is not stored is no error; that, and one that does
   * not say what it is about, needs the right to edit all assertions.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    assertionUrn(urn);
    const asserteeUrn = await this.assertee(urn);
    if (asserteeUrn === undefined) await this.authorizer.requireDemand(by.actor, EDITING_ANY_ASSERTION);
    else await this.authorize(asserteeUrn, by);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async assertee(urn: string): Promise<string | undefined> {
    const info = await this.store.latestOne(urn, INFO);
    return info === undefined ? undefined : asserteeOf(info.value);
  }

  private authorize(urn: string, { actor }: Editor): Promise<void> {
    return this.authorizer.requireDemand(actor, EDITING_ASSERTIONS, resourceAt(urn));
  }
}

function assertionUrn(urn: string): string {
  if (Urn.parse(urn).entityType === ENTITY) return urn;
  throw invalidArgument(`${urn} is no urn of an assertion`);
}

function datasetUrn(urn: string): string {
  if (Urn.parse(urn).entityType === DATASET) return urn;
  throw invalidArgument(`input.entityUrn must be the urn of a dataset: ${urn}`);
}

function errorOf({ error }: AssertionResultInput) {
  return error == null ? undefined : { type: error.type, properties: { message: error.message } };
}
