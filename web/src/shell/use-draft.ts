import { useState } from 'react';

/**
 * A copy of `stored` to be changed in a form, and a function that changes it. It begins anew with another value, such
 * as one of the address after a step back, while the form and its focus stay.
 */
export function useDraft<Value>(stored: Value): readonly [draft: Value, setDraft: (draft: Value) => void] {
  const [last, setLast] = useState({ stored, draft: stored });
  const isCurrent = JSON.stringify(last.stored) === JSON.stringify(stored);
  return [isCurrent ? last.draft : stored, (draft) => setLast({ stored, draft })];
}
