import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: Given }>>['values'];

/**
 * What the arguments give for each of `options`. Throws `UsageError` for an unknown one, one without its value, and
 * anything that is no option.
 */
export function parseOptions<const Given extends Options>(args: readonly string[], options: Given): Values<Given> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
