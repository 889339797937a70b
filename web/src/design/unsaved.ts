import { createContext, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';

/** Notes what would be lost by closing the dialog: the question to ask before, or undefined for nothing any more. */
export type NoteUnsaved = (id: string, question: string | undefined) => void;

/** What a dialog offers to the forms inside. */
export const UnsavedContext = createContext<NoteUnsaved>(() => undefined);

/**
 * Says that something would be lost if the dialog around closed, by the question that it then asks; undefined for
 * nothing. The browser asks its own question before the page is left.
 */
export function useUnsaved(question: string | undefined): void {
  const id = useId();
  const note = useContext(UnsavedContext);
  useEffect(() => {
    note(id, question);
    return () => note(id, undefined);
  }, [note, id, question]);
  const isUnsaved = question !== undefined;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** What a dialog knows about the forms inside. */
export interface UnsavedQuestion {
  readonly note: NoteUnsaved;
  /** The question that waits for an answer. */
  readonly question: string | undefined;
  /** Asks if something would be lost, and returns whether it does. */
  readonly ask: () => boolean;
  /** Takes the question back. */
  readonly stay: () => void;
}

/** The question that a dialog asks before it closes. */
export function useUnsavedQuestion(): UnsavedQuestion {
  const unsaved = useRef(new Map<string, string>());
  const [question, setQuestion] = useState<string>();
  const note = useCallback<NoteUnsaved>((id, text) => {
    if (text === undefined) unsaved.current.delete(id);
    else unsaved.current.set(id, text);
  }, []);
  const ask = useCallback((): boolean => {
    const [first] = unsaved.current.values();
    setQuestion(first);
    return first !== undefined;
  }, []);
  useQuestionOnBack(ask);
  return { note, question, ask, stay: () => setQuestion(undefined) };
}

/** Asks before a step through the history of the browser leaves the page. Not every browser lets pages prevent it. */
function useQuestionOnBack(ask: () => boolean): void {
  useEffect(() => {
    const history = (window as Partial<Pick<Window, 'navigation'>>).navigation;
    const look = (event: NavigateEvent): void => {
      if (event.navigationType === 'traverse' && event.cancelable && ask()) event.preventDefault();
    };
    history?.addEventListener('navigate', look);
    return () => history?.removeEventListener('navigate', look);
  }, [ask]);
}
