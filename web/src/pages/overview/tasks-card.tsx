import type { ReactNode } from 'react';
import type { RunningTask } from '../../api/figures.js';
import { Card, durationText, EmptyState, Table, wordsOf } from '../../design/index.js';
import { texts } from '../../texts.js';
import { progressText } from './progress-text.js';

const words = texts.overview;

/** Properties of `TasksCard`. */
export interface TasksCardProps {
  readonly tasks: readonly RunningTask[];
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
}

/** The tasks that run, with their progress. */
export function TasksCard({ tasks, now }: TasksCardProps): ReactNode {
  return (
    <Card title={words.tasks}>
      {tasks.length === 0 ? (
        <EmptyState>{words.noTasks}</EmptyState>
      ) : (
        <Table
          caption={words.tasks}
          isCaptionHidden
          rows={tasks}
          rowKey={({ id }) => id}
          columns={[
            { title: words.tasksKind, cell: ({ kind }) => wordsOf(kind) },
            { title: words.tasksSince, cell: ({ startedAt }) => durationText(now - startedAt) },
            { title: words.tasksProgress, cell: ({ progress }) => progressText(progress) },
          ]}
        />
      )}
    </Card>
  );
}
