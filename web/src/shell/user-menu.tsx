import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { leavePage } from '../api/leaving.js';
import { useSession } from '../api/session-context.js';
import { Button, Select } from '../design/index.js';
import { texts } from '../texts.js';
import { chooseTheme, rememberedTheme, type Theme } from './theme.js';

/** A button with the user's name that unfolds who is logged in, the theme, and the link to log out. */
export function UserMenu(): ReactNode {
  const { name, urn, features } = useSession();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.querySelector('button')?.focus();
  };
  const closeByFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className="user-menu" ref={button} onKeyDown={closeByKey} onBlur={closeByFocus}>
      <Button look="plain" aria-expanded={isOpen} aria-controls="user-menu" onClick={() => setOpen(!isOpen)}>
        {name}
      </Button>
      <div id="user-menu" className="stack" tabIndex={-1} hidden={!isOpen}>
        <div>
          <strong>{name}</strong>
          <br />
          <code>{urn}</code>
        </div>
        <ThemeSwitch />
        {features.version !== undefined && (
          <p className="quiet">
            {texts.shell.version} {features.version}
          </p>
        )}
        <a className="button" href="/logOut" onClick={logOut}>
          {texts.shell.logOut}
        </a>
      </div>
    </div>
  );
}

/** A click with one of these keys opens another page instead. */
function logOut({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey) leavePage();
}

function ThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState<Theme>(rememberedTheme);
  const choose = (chosen: Theme): void => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return <Select label={texts.shell.theme} value={theme} options={texts.shell.themes} onChange={choose} />;
}
