import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFigures } from '../../../api/live.js';
import { useSession } from '../../../api/session-context.js';
import {
  Badge,
  Button,
  Card,
  durationText,
  EmptyState,
  Link,
  Notice,
  Select,
  Table,
  Time,
  type Tone,
  wordsOf,
} from '../../../design/index.js';
import { useAddressQuery } from '../../../shell/address.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { allowsSection, type OperationSection, SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { type ConsoleTask, loadTasks, membersText, STATES, type TaskState, withLive } from './console-tasks.js';

const words = texts.operations.tasks;

const MOST_TASKS = 200;

const TONES: Readonly<Record<TaskState, Tone>> = {
  RUNNING: 'info',
  COMPLETED: 'good',
  FAILED: 'alert',
  CANCELLED: 'caution',
};

const ANY = 'ANY';

/** The background tasks of all replicas. The list is read again when a task begins or ends. */
export function TasksPage(): ReactNode {
  const figures = useFigures();
  const running = figures.data?.tasks ?? [];
  const query = useQuery({
    queryKey: ['consoleTasks', running.map(({ id }) => id).join()],
    queryFn: ({ signal }) => loadTasks(MOST_TASKS, signal),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const refresh = (
    <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
      {texts.operations.common.refresh}
    </Button>
  );
  return (
    <SectionPage section={SECTIONS.tasks}>
      <Card title={words.card} aside={refresh}>
        <Loaded query={query}>{(tasks) => <Tasks tasks={withLive(tasks, running)} />}</Loaded>
      </Card>
    </SectionPage>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly ConsoleTask[] }): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const wanted = query.get('state') ?? ANY;
  const state = STATES.find((one) => one === wanted) ?? ANY;
  const shown = tasks.filter((task) => state === ANY || task.state === state);
  const options = [
    { value: ANY, label: words.anyState },
    ...STATES.map((value) => ({ value, label: words.states[value] })),
  ];
  if (tasks.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <>
      <div className="grid">
        <Select
          label={words.state}
          value={state}
          options={options}
          onChange={(chosen) => setQuery(chosen === ANY ? {} : { state: chosen }, true)}
        />
      </div>
      {shown.length === 0 ? <EmptyState>{words.noneInState}</EmptyState> : <TaskTable tasks={shown} />}
    </>
  );
}

function TaskTable({ tasks }: { readonly tasks: readonly ConsoleTask[] }): ReactNode {
  return (
    <Table
      caption={words.card}
      isCaptionHidden
      rows={tasks}
      rowKey={({ id }) => id}
      columns={[
        { title: words.kind, cell: ({ kind }) => wordsOf(kind) },
        { title: words.state, cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge> },
        { title: words.started, cell: ({ startedAt }) => <Started time={startedAt} /> },
        { title: words.took, cell: (task) => <span className="operations-id">{tookText(task)}</span> },
        { title: words.progress, cell: (task) => <Progress task={task} /> },
        { title: words.parameters, cell: ({ parameters }) => <More text={membersText(parameters)} /> },
        { title: words.id, cell: (task) => <TaskId task={task} /> },
      ]}
    />
  );
}

function tookText({ startedAt, finishedAt }: ConsoleTask): string {
  return finishedAt === null ? '–' : durationText(Math.max(0, finishedAt - startedAt));
}

function Progress({ task: { progress, error, state } }: { readonly task: ConsoleTask }): ReactNode {
  return (
    <>
      <span className="operations-long">{membersText(progress)}</span>
      {error !== null && <Notice tone={TONES[state]}>{error}</Notice>}
    </>
  );
}

function Started({ time }: { readonly time: number }): ReactNode {
  return (
    <span className="operations-id">
      <Time time={time} look="relative" />
    </span>
  );
}

/** Pages that show a task of a kind in full. */
const PAGES: Readonly<Record<string, OperationSection>> = {
  restoreIndices: SECTIONS.restore,
  rebuildIndices: SECTIONS.restore,
  checkIndices: SECTIONS.check,
  truncateTimeseriesAspect: SECTIONS.timeSeries,
};

/** The id of a task, as a link to the page that shows it in full. */
function TaskId({ task: { id, kind } }: { readonly task: ConsoleTask }): ReactNode {
  const session = useSession();
  const section = PAGES[kind];
  const code = <code className="operations-id">{id}</code>;
  if (section === undefined || !allowsSection(section, session)) return code;
  return <Link to={`${section.path}?task=${encodeURIComponent(id)}`}>{code}</Link>;
}

function More({ text }: { readonly text: string }): ReactNode {
  if (text === '') return '–';
  return (
    <details>
      <summary>{words.show}</summary>
      <span className="operations-long">{text}</span>
    </details>
  );
}
