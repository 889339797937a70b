import { ENVIRONMENT } from './environment.js';
import type { Variable } from './variable.js';

/** The text of `.env.example`: every variable with its description; sets none of them. */
export function renderEnvExample(): string {
  const groups = groupsOfVariables().map(
    ([group, variables]) => `# ---- ${group} ----\n\n${variables.map(exampleEntry).join('\n\n')}`,
  );
  const head = '# Every variable the service reads. Copy to .env and uncomment what should differ from the default.';
  return `${[head, ...groups].join('\n\n')}\n`;
}

/** The variables as Markdown tables, one per group, for `docs/configuration.md`. */
export function renderVariableTables(): string {
  return groupsOfVariables()
    .map(([group, variables]) => {
      const rows = variables.map(tableRow).join('\n');
      return `### ${group}\n\n| variable | default | must be | meaning |\n| --- | --- | --- | --- |\n${rows}`;
    })
    .join('\n\n');
}

type NamedVariable = readonly [name: string, variable: Variable<unknown>];

function groupsOfVariables(): readonly (readonly [string, readonly NamedVariable[]])[] {
  return Object.entries(ENVIRONMENT).map(([group, variables]) => [group, Object.entries(variables)]);
}

function exampleEntry([name, variable]: NamedVariable): string {
  const note = variable.defaultNote === undefined ? '' : ` Default: ${variable.defaultNote}.`;
  return `# ${variable.description} Must be ${variable.parser.expected}.${note}\n#${name}=${variable.default ?? ''}`;
}

function tableRow([name, variable]: NamedVariable): string {
  const fallback = variable.default === undefined ? (variable.defaultNote ?? 'unset') : `\`${variable.default}\``;
  return `| \`${name}\` | ${escaped(fallback)} | ${escaped(variable.parser.expected)} | ${escaped(variable.description)} |`;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
