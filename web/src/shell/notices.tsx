import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button, Notice, type Tone } from '../design/index.js';
import { texts } from '../texts.js';

/** A message about something that the user did. */
export interface Message {
  readonly tone: Tone;
  readonly text: string;
}

type Shown = Message & { readonly id: number };

/** How long messages stay, in milliseconds. Alerts stay until they are closed. */
const STAY_MS = 6_000;

const NoticesContext = createContext<(message: Message) => void>(() => undefined);

/** Returns a function that shows a message at the edge of the page, which screen readers announce. */
export function useNotify(): (message: Message) => void {
  return useContext(NoticesContext);
}

/** Shows the messages of everything inside. */
export function NoticesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const last = useRef(0);
  const notify = useCallback(
    (message: Message) => {
      const id = (last.current += 1);
      setShown((all) => [...all, { ...message, id }]);
      if (message.tone !== 'alert') window.setTimeout(() => close(id), STAY_MS);
    },
    [close],
  );
  return (
    <NoticesContext value={notify}>
      {children}
      <div className="notices" role="region" aria-label={texts.shell.messages} aria-live="polite">
        {shown.map(({ id, tone, text }) => (
          <Notice key={id} tone={tone} action={<CloseButton onClose={() => close(id)} />}>
            {text}
          </Notice>
        ))}
      </div>
    </NoticesContext>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Button look="plain" onClick={onClose}>
      {texts.common.close}
    </Button>
  );
}
