/** Numbers from here on, and those below `SMALLEST_PLAIN`, are written with an exponent. */
const LARGE = 1e7;
const SMALLEST_PLAIN = 1e-3;

/** Returns a number as Java writes a double, which clients of DataHub see: `60.0`, `7.5`, `1.0E7`, `1.5E-4`. */
export function doubleText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || size === 0 || (size >= SMALLEST_PLAIN && size < LARGE)) return withFraction(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${withFraction(Number(digits))}E${String(Number(exponent))}`;
}

function withFraction(value: number): string {
  const text = String(value);
  return Number.isInteger(value) ? `${text}.0` : text;
}
