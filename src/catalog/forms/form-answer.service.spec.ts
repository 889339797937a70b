import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { ALICE, type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import type { PropertyValuesService } from '../../annotations/index.js';
import { EntityEditor } from '../../entities/index.js';
import { SystemClock } from '../../foundation/common/clock.js';
import { ModelRegistry } from '../../model/index.js';
import { FormAnswerService } from './form-answer.service.js';
import { FormAssignmentService } from './form-assignment.service.js';
import { FormPromptType } from './form.model.js';
import type { FormRights } from './form-rights.js';

const FORM = 'urn:li:form:f';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const PROPERTY = 'urn:li:structuredProperty:p';
const BY = { actor: ALICE };

describe('FormAnswerService', () => {
  let harness: IngestHarness;
  let service: FormAnswerService;
  const set = jest.fn<PropertyValuesService['set']>(() => Promise.resolve());

  beforeEach(async () => {
    set.mockClear();
    harness = await ingestHarness();
    const prompt = { id: 'q', title: 'Q', type: 'FIELDS_STRUCTURED_PROPERTY', required: true };
    await harness.write(PROPERTY, 'status', { removed: false });
    await harness.write(FORM, 'formInfo', {
      name: 'F',
      type: 'VERIFICATION',
      prompts: [{ ...prompt, structuredPropertyParams: { urn: PROPERTY } }],
    });
    await harness.write(DATASET, 'status', { removed: false });
    const editor = new EntityEditor(harness.service, harness.store, ModelRegistry.standard(), new SystemClock());
    const assignments = new FormAssignmentService(editor, harness.store);
    const allowed = () => Promise.resolve();
    const rights = fake<FormRights>({ require: allowed, requireKnowing: allowed });
    const values = fake<PropertyValuesService>({ set });
    service = new FormAnswerService(rights, assignments, values, editor, harness.store);
    await assignments.assign(FORM, [DATASET], BY);
  });

  afterEach(() => harness.close());

  const answer = (fieldPath: string) =>
    service.submit(
      DATASET,
      {
        promptId: 'q',
        formUrn: FORM,
        type: FormPromptType.FIELDS_STRUCTURED_PROPERTY,
        fieldPath,
        structuredPropertyParams: { structuredPropertyUrn: PROPERTY, values: [{ stringValue: 'x' }] },
      },
      BY,
    );
  const verify = () => service.verify({ formUrn: FORM, entityUrn: DATASET }, BY);

  it('should refuse answers about columns that the dataset lacks', async () => {
    await expect(answer('a')).rejects.toThrow(`fieldPath: the schema of ${DATASET} has no field a`);
    expect(set).not.toHaveBeenCalled();
  });

  it('should verify an asset once every column has an answer', async () => {
    const fields = ['a', 'b'].map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'text',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    }));
    const schema = { schemaName: 't', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '', fields };
    const platformSchema = { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } };
    await harness.write(DATASET, 'schemaMetadata', { ...schema, platformSchema });
    await answer('a');
    await expect(verify()).rejects.toThrow('lacks answers');
    await answer('b');
    await verify();
    expect(await harness.value(DATASET, 'forms')).toMatchObject({
      incompleteForms: [],
      completedForms: [{ urn: FORM }],
      verifications: [{ form: FORM, lastModified: { actor: ALICE.urn } }],
    });
  });

  it('should not verify an asset that the form is not assigned to', async () => {
    const other = 'urn:li:dataset:(urn:li:dataPlatform:hive,other,PROD)';
    await harness.write(other, 'status', { removed: false });
    await expect(service.verify({ formUrn: FORM, entityUrn: other }, BY)).rejects.toThrow('is not assigned');
  });
});
