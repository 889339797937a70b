import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Button, Card, countText, Spinner } from '../../../design/index.js';
import { useAddressQuery } from '../../../shell/address.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { ChecksForm } from './checks-form.js';
import { type CheckRequest, type Found, loadChecks, runChecks } from './consistency-calls.js';
import { IssuesCard } from './issues-card.js';

const words = texts.operations.consistency;

/** Runs checks of stored data by entity type, lists the issues, and fixes them after a dry run. */
export function ConsistencyPage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const checks = useQuery({ queryKey: ['consistencyChecks'], queryFn: ({ signal }) => loadChecks(signal) });
  const { run, soFar, stop } = useRun();
  const start = (request: CheckRequest): void => {
    setQuery({ entityType: request.entityType, checks: request.checkIds.join() }, true);
    run.mutate(request);
  };
  return (
    <SectionPage section={SECTIONS.consistency}>
      <Card title={words.form}>
        <Loaded query={checks}>
          {(all) => (
            <ChecksForm
              checks={all}
              first={{ entityType: query.get('entityType') ?? '', checkIds: query.get('checks') ?? '' }}
              isRunning={run.isPending}
              onRun={start}
            />
          )}
        </Loaded>
        {run.isPending && (
          <div className="row">
            <Spinner label={words.scanned(countText(soFar.entitiesScanned), countText(soFar.issues.length))} />
            <Button onClick={stop}>{words.stop}</Button>
          </div>
        )}
        {run.error !== null && run.error.name !== 'AbortError' && <ErrorNotice error={run.error} />}
      </Card>
      {run.data !== undefined && (
        <IssuesCard key={run.submittedAt} found={run.data} onAgain={() => run.mutate(run.variables)} />
      )}
    </SectionPage>
  );
}

const NOTHING: Found = { entitiesScanned: 0, issues: [] };

/** The run of checks, what it has found so far, and how to end it early with that. */
function useRun() {
  const [soFar, setSoFar] = useState(NOTHING);
  const ended = useRef(new AbortController());
  const run = useMutation({
    mutationFn: async (request: CheckRequest) => {
      const { signal } = (ended.current = new AbortController());
      let found = NOTHING;
      setSoFar(NOTHING);
      const keep = (more: Found): void => setSoFar((found = more));
      return runChecks(request, keep, signal).catch((error: unknown) => {
        if (signal.aborted) return found;
        throw error;
      });
    },
  });
  return { run, soFar, stop: () => ended.current.abort() };
}
