import type { ComponentHealth, HealthReport } from '../../operations/index.js';

/** State of a component in DataHub's format; `body` is JSON, or the reason of a failure. */
export interface ComponentResponse {
  readonly headers: Readonly<Record<string, never>>;
  readonly body: string;
  readonly statusCode: 'OK' | 'SERVICE_UNAVAILABLE';
  readonly statusCodeValue: 200 | 503;
}

/** Components by the names in requests; the search engine has DataHub's name, whichever engine it is. */
const COMPONENTS: Readonly<Record<string, 'search' | 'database'>> = {
  elasticsearch: 'search',
  database: 'database',
};

/** Returns the components named by the values of `checks`; each value may be a comma-separated list. */
export function componentsNamed(checks: string | readonly string[] | undefined): readonly string[] {
  const names = [checks].flat().flatMap((value) => (value ?? '').split(','));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** Returns the states of the named components; an unknown component counts as down. */
export function responsesOf(
  { components }: HealthReport,
  names: readonly string[],
): Readonly<Record<string, ComponentResponse>> {
  const answers = names.map((name) => {
    const component = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
    const unknown = `Unrecognized component ${name}. Known: ${Object.keys(COMPONENTS).join(', ')}.`;
    return [name, component === undefined ? answer(false, unknown) : componentResponse(components[component])] as const;
  });
  return Object.fromEntries(answers);
}

/** Whether every component is up. */
export function areAllUp(answers: Readonly<Record<string, ComponentResponse>>): boolean {
  return Object.values(answers).every(({ statusCode }) => statusCode === 'OK');
}

/** Converts the state of a component to the format of a search cluster's health. */
export function componentResponse(component: ComponentHealth): ComponentResponse {
  const isUp = component.status === 'up';
  const { status: _status, ...facts } = component;
  return answer(isUp, JSON.stringify({ status: isUp ? 'green' : 'red', timed_out: false, ...facts }));
}

function answer(isUp: boolean, body: string): ComponentResponse {
  return {
    headers: {},
    body,
    statusCode: isUp ? 'OK' : 'SERVICE_UNAVAILABLE',
    statusCodeValue: isUp ? 200 : 503,
  };
}
