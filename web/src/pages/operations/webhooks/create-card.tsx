import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { Button, Card, Select, TextInput } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import type { Secret } from './secret-card.js';
import { FILTER_LISTS, FIRST_WEBHOOK, inputOf, type WebhookForm } from './webhook-form.js';
import { createWebhookMutation } from './webhooks.generated.js';

const words = texts.operations.webhooks;

const FORMATS = ['STANDARD', 'SLACK'] as const;

/** Properties of `CreateCard`. */
export interface CreateCardProps {
  readonly onCreated: (made: Secret & { readonly urn: string }) => void;
  readonly onClose: () => void;
}

/** The form of a new webhook with its filter. */
export function CreateCard({ onCreated, onClose }: CreateCardProps): ReactNode {
  const [form, setForm] = useState(FIRST_WEBHOOK);
  const create = useMutation({
    mutationFn: () => graphql(createWebhookMutation, { input: inputOf(form) }),
    onSuccess: ({ createWebhook: { secret, webhook } }) => onCreated({ ...webhook, secret }),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <Card title={words.createTitle}>
      <p>{words.createText}</p>
      <form className="stack" onSubmit={submit}>
        <TargetFields form={form} onChange={setForm} />
        <FilterFields form={form} onChange={setForm} />
        {create.error !== null && <ErrorNotice error={create.error} />}
        <div className="row">
          <Button type="submit" look="primary" isBusy={create.isPending}>
            {words.create}
          </Button>
          <Button onClick={onClose}>{words.toList}</Button>
        </div>
      </form>
    </Card>
  );
}

interface FieldsProps {
  readonly form: WebhookForm;
  readonly onChange: (form: WebhookForm) => void;
}

function TargetFields({ form, onChange }: FieldsProps): ReactNode {
  const { name, url, description, format } = words.fields;
  return (
    <div className="grid">
      <TextInput {...name} required value={form.name} onChange={(value) => onChange({ ...form, name: value })} />
      <TextInput
        {...url}
        required
        type="url"
        value={form.url}
        onChange={(value) => onChange({ ...form, url: value })}
      />
      <TextInput
        {...description}
        value={form.description}
        onChange={(value) => onChange({ ...form, description: value })}
      />
      <Select
        {...format}
        value={form.format}
        options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
        onChange={(value) => onChange({ ...form, format: value })}
      />
    </div>
  );
}

function FilterFields({ form, onChange }: FieldsProps): ReactNode {
  return (
    <fieldset className="operations-fields">
      <legend>{words.filter}</legend>
      <p className="quiet">{words.filterHint}</p>
      <div className="grid">
        {[...FILTER_LISTS, 'urnPattern' as const].map((name) => (
          <TextInput
            key={name}
            {...words.fields[name]}
            spellCheck={false}
            value={form[name]}
            onChange={(value) => onChange({ ...form, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
