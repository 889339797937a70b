interface Accepted {
  readonly type: string;
  readonly quality: number;
}

/** Media ranges that take in a page. */
const HTML_RANGES = ['text/html', 'text/*', '*/*'];

/**
 * Whether the header `Accept` takes a page: `text/html` by name, or by a range unless it is refused by name. Without
 * the header everything is taken.
 */
export function takesHtml(accept: string | undefined): boolean {
  const ranges = rangesIn(accept ?? '*/*');
  const nearest = HTML_RANGES.map((html) => ranges.find(({ type }) => type === html)).find(Boolean);
  return nearest !== undefined && nearest.quality > 0;
}

/**
 * Whether the header `Accept` names `text/html` before everything else, as browsers do where somebody opens an address.
 */
export function prefersHtml(accept: string | undefined): boolean {
  const [first] = [...rangesIn(accept ?? '')].sort((one, other) => other.quality - one.quality);
  return first?.type === 'text/html' && first.quality > 0;
}

function rangesIn(accept: string): readonly Accepted[] {
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1');
    return { type, quality: Number.isFinite(quality) ? quality : 0 };
  });
}
