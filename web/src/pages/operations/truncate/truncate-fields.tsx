import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useSession } from '../../../api/session-context.js';
import { Select, TextInput } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { allowsSection, SECTIONS } from '../sections.js';
import { type IndexSize, loadSizes } from '../sizes/index-sizes.js';
import { type TruncateForm, WAYS } from './truncation.js';

const words = texts.operations.timeSeries;

const LIMITS = ['batchSize', 'timeoutSeconds'] as const;

/** Properties of `TruncateFields`. */
export interface TruncateFieldsProps {
  readonly form: TruncateForm;
  readonly onChange: (form: TruncateForm) => void;
}

/** The fields of a truncation. Names of series with values are suggested to users who may see their sizes. */
export function TruncateFields({ form, onChange }: TruncateFieldsProps): ReactNode {
  const id = useId();
  const sizes = useSizes();
  const set = (change: Partial<TruncateForm>): void => onChange({ ...form, ...change });
  const types = [...new Set(sizes.map(({ entityName }) => entityName))];
  const aspects = sizes.filter(({ entityName }) => entityName === form.entityType.toLowerCase());
  const names = { spellCheck: false, required: true };
  return (
    <div className="grid">
      <TextInput
        {...words.fields.entityType}
        {...names}
        list={`${id}-types`}
        value={form.entityType}
        onChange={(entityType) => set({ entityType })}
      />
      <TextInput
        {...words.fields.aspect}
        {...names}
        list={`${id}-aspects`}
        value={form.aspect}
        onChange={(aspect) => set({ aspect })}
      />
      <TextInput
        {...words.fields.until}
        required
        type="datetime-local"
        step={1}
        value={form.until}
        onChange={(until) => set({ until })}
      />
      <Select
        {...words.fields.way}
        value={form.way}
        options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
        onChange={(way) => set({ way })}
      />
      {LIMITS.map((name) => (
        <TextInput
          key={name}
          {...words.fields[name]}
          type="number"
          min={1}
          value={form[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <Suggestions id={`${id}-types`} names={types} />
      <Suggestions id={`${id}-aspects`} names={aspects.map(({ aspectName }) => aspectName)} />
    </div>
  );
}

function Suggestions({ id, names }: { readonly id: string; readonly names: readonly string[] }): ReactNode {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

function useSizes(): readonly IndexSize[] {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['indexSizes'],
    enabled: allowsSection(SECTIONS.sizes, session),
    queryFn: ({ signal }) => loadSizes(signal),
  });
  return data?.result ?? [];
}
