import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, Card, Checkbox, countText, TextInput } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { EstimateNotice } from './estimate-notice.js';
import { estimateRestore, startRestore } from './restore-calls.js';
import { parametersOf, type RestoreField, type RestoreForm, type RestoreParameters } from './restore-form.js';

const words = texts.operations.restore;

const FIELDS = {
  which: ['urn', 'urnLike', 'aspect', 'gePitEpochMs', 'lePitEpochMs'],
  howMany: ['limit', 'batchSize', 'start', 'lastUrn', 'lastAspect'],
} as const satisfies Readonly<Record<string, readonly RestoreField[]>>;

const NUMBERS: readonly RestoreField[] = ['limit', 'batchSize', 'start'];
const TIMES: readonly RestoreField[] = ['gePitEpochMs', 'lePitEpochMs'];

/** Properties of `FormCard`. */
export interface FormCardProps {
  readonly first: RestoreForm;
  readonly onEstimate: (parameters: RestoreParameters) => void;
  readonly onStart: (taskId: string, parameters: RestoreParameters) => void;
}

/** The parameters of a restore. It can be started once it has been estimated with the same parameters. */
export function FormCard({ first, onEstimate, onStart }: FormCardProps): ReactNode {
  const [form, setForm] = useState(first);
  const parameters = parametersOf(form);
  const estimate = useMutation({ mutationFn: estimateRestore, onSuccess: (_, of) => onEstimate(of) });
  const start = useMutation({
    mutationFn: startRestore,
    onSuccess: (taskId, of) => {
      estimate.reset();
      onStart(taskId, of);
    },
  });
  const isCurrent = JSON.stringify(estimate.variables) === JSON.stringify(parameters);
  const rows = isCurrent ? estimate.data?.rows : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    start.reset();
    if (!estimate.isPending) estimate.mutate(parameters);
  };
  return (
    <Card title={words.form}>
      <p>{words.formText}</p>
      <form className="stack" onSubmit={submit}>
        <FieldGroup title={words.which} fields={FIELDS.which} form={form} onChange={setForm} />
        <FieldGroup title={words.howMany} fields={FIELDS.howMany} form={form} onChange={setForm} />
        <Checkbox
          label={words.createDefaultAspects}
          isChecked={form.createDefaultAspects}
          onChange={(createDefaultAspects) => setForm({ ...form, createDefaultAspects })}
        />
        {isCurrent && estimate.data !== undefined && (
          <EstimateNotice estimate={estimate.data} parameters={parameters} />
        )}
        {isCurrent && estimate.error !== null && <ErrorNotice error={estimate.error} />}
        {start.error !== null && <ErrorNotice error={start.error} />}
        <div className="row">
          <Button type="submit" look={rows === undefined ? 'primary' : 'normal'} isBusy={estimate.isPending}>
            {words.estimate}
          </Button>
          <Button
            look={rows === undefined ? 'normal' : 'primary'}
            disabled={rows === undefined || rows === 0}
            isBusy={start.isPending}
            onClick={() => start.mutate(parameters)}
          >
            {rows === undefined ? words.restore : words.restoreRows(countText(rows), rows)}
          </Button>
          {rows === undefined && <span className="quiet">{words.estimateFirst}</span>}
        </div>
      </form>
    </Card>
  );
}

interface FieldGroupProps {
  readonly title: string;
  readonly fields: readonly RestoreField[];
  readonly form: RestoreForm;
  readonly onChange: (form: RestoreForm) => void;
}

function FieldGroup({ title, fields, form, onChange }: FieldGroupProps): ReactNode {
  return (
    <fieldset className="operations-fields">
      <legend>{title}</legend>
      <div className="grid">
        {fields.map((name) => (
          <TextInput
            key={name}
            {...words.fields[name]}
            {...kindOf(name)}
            value={form[name]}
            onChange={(value) => onChange({ ...form, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function kindOf(name: RestoreField): object {
  if (NUMBERS.includes(name)) return { type: 'number', min: name === 'batchSize' ? 1 : 0, step: 1 };
  return TIMES.includes(name) ? { type: 'datetime-local', step: 1 } : { spellCheck: false };
}
