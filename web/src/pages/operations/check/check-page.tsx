import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Button, Card } from '../../../design/index.js';
import { useAddressQuery } from '../../../shell/address.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { EntityTypeField } from '../entity-type-field.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { type CheckParameters, type CheckResult, startCheck } from './check-calls.js';
import { CheckResults } from './check-results.js';
import { RepairedCard } from './repair.js';
import { TrackedCheck } from './tracked-check.js';

const words = texts.operations.check;

/**
 * Compares the index with SQL in the background, shows the differences, and repairs them after a look. The address has
 * the check (`task`) and the repair before it (`repair`).
 */
export function CheckPage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const [entityType, setEntityType] = useState(query.get('entityType') ?? '');
  const [task, repair] = [query.get('task'), query.get('repair')];
  const check = useMutation({
    mutationFn: ({ type }: { readonly type: string; readonly after: string | null }) => startCheck(parametersOf(type)),
    onSuccess: (taskId, { type, after }) =>
      setQuery({ ...parametersOf(type), ...(after !== null && { repair: after }), task: taskId }, true),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!check.isPending) check.mutate({ type: entityType.trim(), after: null });
  };
  const checkAgain = (after: string): void => {
    if (task === null && check.isIdle) check.mutate({ type: query.get('entityType') ?? '', after });
  };
  const repairing = (taskId: string, { entityType: type }: CheckParameters): void => {
    check.reset();
    setQuery({ ...parametersOf(type ?? ''), repair: taskId }, true);
  };
  return (
    <SectionPage section={SECTIONS.check}>
      <Card title={words.form}>
        <p>{words.formText}</p>
        <form className="stack" onSubmit={submit}>
          <div className="grid">
            <EntityTypeField hint={words.typeHint} value={entityType} onChange={setEntityType} />
          </div>
          <div className="row">
            <Button type="submit" look="primary" isBusy={check.isPending}>
              {words.start}
            </Button>
          </div>
        </form>
        {check.error !== null && <ErrorNotice error={check.error} />}
      </Card>
      {repair !== null && (
        <TrackedCheck key={repair} taskId={repair} isRepair>
          {({ result }) => result && <Repaired result={result} onShown={() => checkAgain(repair)} />}
        </TrackedCheck>
      )}
      {task !== null && (
        <TrackedCheck key={task} taskId={task} isRepair={false}>
          {({ result, args }) =>
            result &&
            (args.repair === true ? <RepairedCard result={result} /> : <Result {...{ result, args, repairing }} />)
          }
        </TrackedCheck>
      )}
    </SectionPage>
  );
}

/** Calls `onShown` when it is shown, so that the check runs again. */
function Repaired({ result, onShown }: { readonly result: CheckResult; readonly onShown: () => void }): ReactNode {
  useEffect(onShown);
  return <RepairedCard result={result} />;
}

interface ResultProps {
  readonly result: CheckResult;
  readonly args: CheckParameters;
  readonly repairing: (taskId: string, args: CheckParameters) => void;
}

function Result({ result, args, repairing }: ResultProps): ReactNode {
  const repair = useMutation({
    mutationFn: () => startCheck({ ...args, repair: true }),
    onSuccess: (taskId) => repairing(taskId, args),
  });
  return (
    <CheckResults
      result={result}
      isRepairing={repair.isPending}
      error={repair.error}
      onRepair={() => repair.mutate()}
    />
  );
}

function parametersOf(entityType: string): Record<string, string> {
  return entityType === '' ? {} : { entityType };
}
