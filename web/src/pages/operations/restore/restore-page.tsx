import type { ReactNode } from 'react';
import { useNotify } from '../../../shell/notices.js';
import { useAddressQuery } from '../../../shell/address.js';
import { texts } from '../../../texts.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { FormCard } from './form-card.js';
import { ProgressCard } from './progress-card.js';
import { RebuildCard } from './rebuild-card.js';
import { formOf, queryOf, type RestoreParameters } from './restore-form.js';
import { RunningRestores } from './running-restores.js';
import { LastRestore, TrackedRestore } from './tracked-restore.js';

/** Derives the indices again from the rows in SQL: an estimate, the progress and the result. */
export function RestorePage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const notify = useNotify();
  const taskId = query.get('task');
  const remember = (parameters: RestoreParameters): void =>
    setQuery({ ...queryOf(parameters), ...(taskId !== null && { task: taskId }) }, true);
  const track = (id: string, parameters: RestoreParameters = {}): void => {
    setQuery({ ...queryOf(parameters), task: id }, true);
    window.scrollTo({ top: 0 });
    notify({ tone: 'good', text: texts.operations.restore.startedText });
  };
  return (
    <SectionPage section={SECTIONS.restore}>
      <RunningRestores>
        {(running) => (
          <>
            {taskId === null ? (
              running.length === 0 && <LastRestore />
            ) : (
              <TrackedRestore taskId={taskId} live={running.find((one) => one.taskId === taskId)} />
            )}
            {running
              .filter((one) => one.taskId !== taskId)
              .map((progress) => (
                <ProgressCard key={progress.taskId} progress={progress} />
              ))}
          </>
        )}
      </RunningRestores>
      <FormCard first={formOf(query)} onEstimate={remember} onStart={track} />
      <RebuildCard onStart={(id) => track(id)} />
    </SectionPage>
  );
}
