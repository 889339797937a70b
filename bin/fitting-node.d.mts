/** Flags that the service runs with. */
export const FLAGS: readonly string[];
