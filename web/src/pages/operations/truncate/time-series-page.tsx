import type { ReactNode } from 'react';
import { useSession } from '../../../api/session-context.js';
import { Notice } from '../../../design/index.js';
import { useAddressQuery } from '../../../shell/address.js';
import { texts } from '../../../texts.js';
import { OPERATOR, SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { TruncateCard } from './truncate-card.js';
import { TruncationCard } from './truncation-card.js';

const words = texts.operations.timeSeries;

/** Removes old values of a time series: a dry run first, then the progress of the task. */
export function TimeSeriesPage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const { privileges } = useSession();
  const taskId = query.get('task');
  const canFollow = privileges.has('GET_ES_TASK_STATUS_PRIVILEGE') || privileges.has(OPERATOR);
  const follow = (task: string): void => {
    setQuery({ ...Object.fromEntries(query), task }, true);
    window.scrollTo({ top: 0 });
  };
  return (
    <SectionPage section={SECTIONS.timeSeries}>
      {taskId !== null && (canFollow ? <TruncationCard taskId={taskId} /> : <Notice>{words.started(taskId)}</Notice>)}
      <TruncateCard
        entityType={query.get('entityType') ?? 'dataset'}
        aspect={query.get('aspect') ?? ''}
        onStart={follow}
      />
    </SectionPage>
  );
}
