import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, Card, Spinner } from '../../../design/index.js';
import { useAddressQuery } from '../../../shell/address.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { EntityTypeField } from '../entity-type-field.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { checkIndices, type CheckParameters } from './check-calls.js';
import { CheckResults } from './check-results.js';
import { RepairedCard } from './repair.js';

const words = texts.operations.check;

/** Compares the index with SQL, shows the differences, and repairs them after a look. */
export function CheckPage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const [entityType, setEntityType] = useState(query.get('entityType') ?? '');
  const check = useMutation({ mutationFn: checkIndices });
  const repair = useMutation({
    mutationFn: (parameters: CheckParameters) => checkIndices({ ...parameters, repair: true }),
    onSuccess: (_, parameters) => check.mutate(parameters),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (check.isPending || repair.isPending) return;
    const parameters: Record<string, string> = entityType.trim() === '' ? {} : { entityType: entityType.trim() };
    setQuery(parameters, true);
    repair.reset();
    check.mutate(parameters);
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
            {check.isPending && <Spinner label={words.checking} />}
          </div>
        </form>
        {check.error !== null && <ErrorNotice error={check.error} />}
      </Card>
      {repair.data !== undefined && <RepairedCard result={repair.data} />}
      {check.data !== undefined && (
        <CheckResults
          result={check.data}
          isRepairing={repair.isPending}
          error={repair.error}
          onRepair={() => repair.mutate(check.variables)}
        />
      )}
    </SectionPage>
  );
}
