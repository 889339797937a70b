import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, Card, countText, Notice } from '../../../design/index.js';
import { ConfirmDialog } from '../../../shell/confirm-dialog.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { timeText } from './estimate-notice.js';
import { estimateRestore, REBUILD, startRestore } from './restore-calls.js';

const words = texts.operations.restore;

/** Starts a rebuild of all indices, after a warning and an estimate. */
export function RebuildCard({ onStart }: { readonly onStart: (taskId: string) => void }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const start = useMutation({
    mutationFn: () => startRestore(REBUILD),
    onSuccess: (taskId) => {
      setAsking(false);
      onStart(taskId);
    },
  });
  const ask = (): void => {
    start.reset();
    setAsking(true);
  };
  return (
    <Card title={words.rebuildTitle}>
      <p>{words.rebuildText}</p>
      <Notice tone="caution">{words.rebuildWarning}</Notice>
      <div className="row">
        <Button look="danger" onClick={ask}>
          {words.rebuild} …
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.askRebuild}
          verb={words.rebuild}
          isBusy={start.isPending}
          error={start.error}
          onConfirm={() => start.mutate()}
          onClose={() => setAsking(false)}
        >
          <RebuildEstimate />
          <p>{words.rebuildWarning}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function RebuildEstimate(): ReactNode {
  const query = useQuery({ queryKey: ['rebuildEstimate'], queryFn: () => estimateRestore(REBUILD), staleTime: 0 });
  return (
    <Loaded query={query}>
      {(estimate) => (
        <p>
          <strong>{words.allRows(countText(estimate.rows))}</strong> {timeText(estimate)}
        </p>
      )}
    </Loaded>
  );
}
