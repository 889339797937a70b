import { type AppConfig, ownConfig } from '../foundation/config/index.js';
import type { Command } from './command.js';
import { nodeFinding, examine, type Finding } from './doctor-checks.js';
import { parseOptions } from './parse-options.js';
import { messageOf } from '../foundation/common/message-of.js';

/** Exit code if there is a problem. */
const EXIT_WRONG = 1;

/** Checks everything that a start needs, and changes nothing. */
export const doctor: Command = {
  usage: `Checks everything that a start needs: Node, variables, folder, disk, files, port, database and search engine. Changes nothing.

  metadata-service doctor [--json]

  --json         print the findings as a JSON list

The exit code is 1 if there is a problem. The command uses the settings of the service, from the environment or .env.
`,
  async run(args) {
    const { json } = parseOptions(args, { json: { type: 'boolean' } });
    const findings = await allFindings();
    process.stdout.write(json === true ? `${JSON.stringify(findings, undefined, 2)}\n` : findings.map(lineOf).join(''));
    return findings.some(({ status }) => status === 'wrong') ? EXIT_WRONG : 0;
  },
};

async function allFindings(): Promise<readonly Finding[]> {
  const node = nodeFinding();
  const config = configOrReason();
  if (typeof config === 'string') return [node, { check: 'configuration', status: 'wrong', text: config }];
  return [node, ...(await examine(config))];
}

function configOrReason(): AppConfig | string {
  try {
    return ownConfig();
  } catch (error) {
    return messageOf(error);
  }
}

function lineOf({ check, status, text }: Finding): string {
  return `${status.padEnd(5)}  ${check.padEnd(13)}  ${text.replaceAll('\n', ' ')}\n`;
}
