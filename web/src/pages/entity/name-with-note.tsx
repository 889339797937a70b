import type { ReactNode } from 'react';

/** Properties of `NameWithNote`. */
export interface NameWithNoteProps {
  readonly name: string;
  /** Says more about it than its name. */
  readonly note: string | undefined;
}

/** A name in an editor, with what tells it apart from others. */
export function NameWithNote({ name, note }: NameWithNoteProps): ReactNode {
  return (
    <span>
      {name} {note !== undefined && <span className="quiet">{note}</span>}
    </span>
  );
}
