/** An address, with its domain. */
const ADDRESS = /^[^\s@"(),:;<>[\\\]]+@([^\s@"(),:;<>[\\\]]+)$/;

/** Whether `text` is an e-mail address, whose domain has a dot in it, in time proportional to its length. */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.exec(text)?.[1]?.slice(1, -1).includes('.') === true;
}
