import type { ReactNode } from 'react';
import { Button, urnText } from '../../design/index.js';
import { texts } from '../../texts.js';
import { useLabel } from './labels-context.js';
import { NameWithNote } from './name-with-note.js';

/** Properties of `LabelRow`. */
export interface LabelRowProps {
  /** Urn of the label. */
  readonly label: string;
  /** Says more about it than its name. */
  readonly note?: string | undefined;
  /** Names the button that removes it. */
  readonly removal: (name: string) => string;
  readonly isBusy: boolean;
  /** Undefined if it cannot be removed by itself. */
  readonly onRemove: ((name: string) => void) | undefined;
}

/** A label that an entity has, in an editor. */
export function LabelRow({ label, note, removal, isBusy, onRemove }: LabelRowProps): ReactNode {
  const name = useLabel(label) ?? urnText(label);
  return (
    <li>
      <NameWithNote name={name} note={note} />
      {onRemove !== undefined && (
        <Button isBusy={isBusy} aria-label={removal(name)} onClick={() => onRemove(name)}>
          {texts.entity.remove}
        </Button>
      )}
    </li>
  );
}
