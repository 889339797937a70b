export function keepCompiledCode(): void;
export function flushCompiledCode(): void;
export function loadCompiled(
  file: string,
  folders?: readonly string[],
): { readonly exports: Readonly<Record<string, unknown>>; keep(): void };
