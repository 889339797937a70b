import type { ReactNode } from 'react';
import { Select, TextInput } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { FILTER_LISTS, type WebhookForm } from './webhook-form.js';

const words = texts.operations.webhooks;

const FORMATS = ['STANDARD', 'SLACK'] as const;

/** Properties of `WebhookFields`. */
export interface WebhookFieldsProps {
  readonly form: WebhookForm;
  readonly onChange: (form: WebhookForm) => void;
}

/** The fields of a webhook and of its filter. */
export function WebhookFields(props: WebhookFieldsProps): ReactNode {
  return (
    <>
      <TargetFields {...props} />
      <FilterFields {...props} />
    </>
  );
}

function TargetFields({ form, onChange }: WebhookFieldsProps): ReactNode {
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

function FilterFields({ form, onChange }: WebhookFieldsProps): ReactNode {
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
