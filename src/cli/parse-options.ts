import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.js';
import { messageOf } from '../foundation/common/message-of.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: Given }>>['values'];

/**
 * Parses the arguments for `options`. Throws `UsageError` for an unknown option, an option without its value, and
 * anything that is not an option.
 */
export function parseOptions<const Given extends Options>(args: readonly string[], options: Given): Values<Given> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
