/** Returns the message of a thrown value; of a value that is not an `Error`, its text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
