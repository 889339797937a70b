import type { HealthReport } from './health-report.js';
import type { ComponentHealth } from './search-health.js';

/** What one component answers, as DataHub words it; `body` is JSON text, or says what is wrong. */
export interface ComponentAnswer {
  readonly headers: Readonly<Record<string, never>>;
  readonly body: string;
  readonly statusCode: 'OK' | 'SERVICE_UNAVAILABLE';
  readonly statusCodeValue: 200 | 503;
}

/** Components under the names that may be asked for; the search engine has DataHub's, whichever it is. */
const COMPONENTS: Readonly<Record<string, keyof HealthReport['components']>> = {
  elasticsearch: 'search',
  database: 'database',
};

/** The components that the values of `checks` name, each of which may be a list with commas. */
export function componentsNamed(checks: string | readonly string[] | undefined): readonly string[] {
  const names = [checks].flat().flatMap((value) => (value ?? '').split(','));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** What each of the named components answers; one that is not known is not up. */
export function answersOf(
  { components }: HealthReport,
  names: readonly string[],
): Readonly<Record<string, ComponentAnswer>> {
  const answers = names.map((name) => {
    const component = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
    const unknown = `Unrecognized component ${name}. Known: ${Object.keys(COMPONENTS).join(', ')}.`;
    return [name, component === undefined ? answer(false, unknown) : componentAnswer(components[component])] as const;
  });
  return Object.fromEntries(answers);
}

/** Whether every component is up. */
export function areAllUp(answers: Readonly<Record<string, ComponentAnswer>>): boolean {
  return Object.values(answers).every(({ statusCode }) => statusCode === 'OK');
}

/** How a component does, in the words that an engine's cluster uses of itself. */
export function componentAnswer(component: ComponentHealth): ComponentAnswer {
  const isUp = component.status === 'up';
  const { status: _status, ...facts } = component;
  return answer(isUp, JSON.stringify({ status: isUp ? 'green' : 'red', timed_out: false, ...facts }));
}

function answer(isUp: boolean, body: string): ComponentAnswer {
  return {
    headers: {},
    body,
    statusCode: isUp ? 'OK' : 'SERVICE_UNAVAILABLE',
    statusCodeValue: isUp ? 200 : 503,
  };
}
