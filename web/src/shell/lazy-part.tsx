import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component whose code is loaded when it is first shown. */
export interface LazyPart<Props extends object = object> {
  (props: Props): ReactNode;
  /** Loads the code, so that the component shows at once. Rejects if that fails. */
  readonly preload: () => Promise<void>;
}

/** Makes a component of one that `load` imports. What was preloaded shows without any pause. */
export function lazyPart<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fill = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  const Later = lazy(async () => ({ default: await fill() }));
  const Part = (props: Props): ReactNode => {
    // The choice stays, because another component would lose the state of this one.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>));
    return <Shown {...props} />;
  };
  const preload = async (): Promise<void> => {
    await fill();
  };
  return Object.assign(Part, { preload });
}
