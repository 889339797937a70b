import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, Card, countText, Notice } from '../../../design/index.js';
import { ConfirmDialog } from '../../../shell/confirm-dialog.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { localTime } from '../local-time.js';
import { TruncateFields } from './truncate-fields.js';
import { dryRun, type DryRun, parametersOf, truncate, type TruncateForm } from './truncation.js';

const words = texts.operations.timeSeries;

const DAY_MS = 86_400_000;

/** Values older than this are removed at first. */
const FIRST_AGE_MS = 90 * DAY_MS;

/** Properties of `TruncateCard`. */
export interface TruncateCardProps {
  readonly entityType: string;
  readonly aspect: string;
  readonly onStart: (taskId: string) => void;
}

function firstForm({ entityType, aspect }: TruncateCardProps): TruncateForm {
  const until = localTime(Date.now() - FIRST_AGE_MS);
  return { entityType, aspect, until, way: 'auto', batchSize: '', timeoutSeconds: '' };
}

/** The parameters of a truncation. Its button works after a dry run with the same parameters. */
export function TruncateCard(props: TruncateCardProps): ReactNode {
  const [form, setForm] = useState(() => firstForm(props));
  const [isAsking, setAsking] = useState(false);
  const parameters = parametersOf(form);
  const dry = useMutation({ mutationFn: dryRun });
  const start = useMutation({
    mutationFn: truncate,
    onSuccess: (taskId) => {
      setAsking(false);
      dry.reset();
      props.onStart(taskId);
    },
  });
  const isCurrent = parameters !== undefined && JSON.stringify(dry.variables) === JSON.stringify(parameters);
  const found = isCurrent ? dry.data : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    start.reset();
    if (parameters !== undefined && !dry.isPending) dry.mutate(parameters);
  };
  return (
    <Card title={words.form}>
      <p>{words.formText}</p>
      <form className="stack" onSubmit={submit}>
        <TruncateFields form={form} onChange={setForm} />
        {found !== undefined && <DryRunNotice found={found} />}
        {isCurrent && dry.error !== null && <ErrorNotice error={dry.error} />}
        <div className="row">
          <Button type="submit" look={found === undefined ? 'primary' : 'normal'} isBusy={dry.isPending}>
            {words.dryRun}
          </Button>
          <Button look="danger" disabled={found === undefined || found.going === 0} onClick={() => setAsking(true)}>
            {found === undefined ? words.remove : words.removeValues(countText(found.going), found.going)} …
          </Button>
          {found === undefined && <span className="quiet">{words.dryRunFirst}</span>}
        </div>
      </form>
      {isAsking && found !== undefined && parameters !== undefined && (
        <ConfirmDialog
          title={words.ask(countText(found.going), parameters.aspect, parameters.entityType)}
          verb={words.removeValues(countText(found.going), found.going)}
          isBusy={start.isPending}
          error={start.error}
          onConfirm={() => start.mutate(parameters)}
          onClose={() => setAsking(false)}
        >
          <p>{words.removeText(new Date(parameters.endTimeMillis).toLocaleString('en-GB'))}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function DryRunNotice({ found: { going, total, isReindex, text } }: { readonly found: DryRun }): ReactNode {
  if (total === 0) return <Notice tone="caution">{words.noValues(text)}</Notice>;
  if (going === 0) return <Notice>{words.nothingOld(countText(total))}</Notice>;
  return (
    <Notice tone="caution">
      <strong>{words.would(countText(going), countText(total), countText((100 * going) / total))}</strong>{' '}
      {isReindex ? words.byReindex : words.byDelete}
    </Notice>
  );
}
