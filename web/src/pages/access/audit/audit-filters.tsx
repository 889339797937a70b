import type { SubmitEvent, ReactNode } from 'react';
import { Button, Card, Select, TextInput } from '../../../design/index.js';
import { useDraft } from '../../../shell/use-draft.js';
import { texts } from '../../../texts.js';
import { EntityInput } from '../entity-input.js';
import { type AuditFilter, EVENT_TYPES } from './audit-search.js';
import { eventName } from './event-name.js';

const words = texts.access.audit;

const EVENTS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: words.anyEvent },
  ...EVENT_TYPES.map((value) => ({ value, label: eventName(value) })).sort((one, other) =>
    one.label.localeCompare(other.label),
  ),
];

const NO_FILTER: AuditFilter = { event: '', actor: '', entity: '', outcome: '', span: 'day', from: '', to: '' };

/** Properties of `AuditFilters`. */
export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** The filters of the audit trail, which apply when the form is sent. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps): ReactNode {
  const [values, setValues] = useDraft(filter);
  const change = (changes: Partial<AuditFilter>): void => setValues({ ...values, ...changes });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onChange({ ...values, actor: values.actor.trim(), entity: values.entity.trim() });
  };
  const clear = (): void => {
    setValues(NO_FILTER);
    onChange(NO_FILTER);
  };
  return (
    <Card title={words.filters}>
      <form className="stack" onSubmit={submit}>
        <div className="grid">
          <Select label={words.event} value={values.event} options={EVENTS} onChange={(event) => change({ event })} />
          <Select
            label={words.outcome}
            value={values.outcome}
            options={words.outcomes}
            onChange={(outcome) => change({ outcome })}
          />
          <EntityInput
            label={words.actor}
            types={['CORP_USER']}
            value={values.actor}
            onChange={(actor) => change({ actor })}
          />
          <EntityInput label={words.entity} value={values.entity} onChange={(entity) => change({ entity })} />
          <Select label={words.time} value={values.span} options={words.spans} onChange={(span) => change({ span })} />
          {values.span === 'custom' && <CustomTime values={values} onChange={change} />}
        </div>
        <div className="row">
          <Button type="submit" look="primary">
            {words.apply}
          </Button>
          <Button onClick={clear}>{words.clear}</Button>
        </div>
      </form>
    </Card>
  );
}

interface CustomTimeProps {
  readonly values: AuditFilter;
  readonly onChange: (changes: Partial<AuditFilter>) => void;
}

function CustomTime({ values, onChange }: CustomTimeProps): ReactNode {
  return (
    <>
      <TextInput type="datetime-local" label={words.from} value={values.from} onChange={(from) => onChange({ from })} />
      <TextInput type="datetime-local" label={words.to} value={values.to} onChange={(to) => onChange({ to })} />
    </>
  );
}
